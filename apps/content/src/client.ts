import { startStaticBlocks } from '@parral/blocks/client';
import { createAppClient } from '@parral/site/browser';

createAppClient();
startStaticBlocks();
