import { startDev } from '@parral/site/build';

await startDev(['office']);
