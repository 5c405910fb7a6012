import { createApp } from '@parral/site/server';

export default createApp({
  name: 'booking',
  blocks: import.meta.glob(['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!**/*.test.tsx', '!**/*.stories.tsx'], { eager: true }),
});
