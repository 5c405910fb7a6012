import { startDev } from '@parral/site/build';

await startDev(['booking']);
