import { wakeStillBlocks } from '@parral/blocks/client';
import { createAppClient } from '@parral/site/client';

createAppClient(import.meta.glob(['./blocks/*/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx']));
wakeStillBlocks();
