import { createApp } from '@parral/site/render';
import { messages } from './messages.ts';

// Apart, so that their looks are a sheet of their own: only pages with one of them need it.
const everywhere = await import('@parral/blocks');

export default createApp({
  name: 'booking',
  blocks: import.meta.glob(['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!**/*.test.tsx', '!**/*.stories.tsx'], { eager: true }),
  messages,
  everywhere,
});
