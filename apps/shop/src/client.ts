import { wakeStillBlocks } from '@parral/blocks/client';
import { createAppClient } from '@parral/site/browser';

createAppClient();
wakeStillBlocks();
