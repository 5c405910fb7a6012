import everywhere from '@parral/blocks';
import { createApp } from '@parral/site/server';
import { contactScreen } from './screens/contact/contact-screen.tsx';

export default createApp({
  name: 'content',
  blocks: import.meta.glob(['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!**/*.test.tsx', '!**/*.stories.tsx'], { eager: true }),
  everywhere,
  screens: { '/contact': contactScreen },
});
