import { startDev } from '@parral/site/vite';

await startDev(['content']);
