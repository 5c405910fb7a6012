import * as everywhere from '@parral/blocks';
import { contactFormPath } from '@parral/site/paths';
import { createApp } from '@parral/site/render';
import { messages } from './messages.ts';
import { contactScreen } from './screens/contact-by-mail/contact-screen.tsx';

export default createApp({
  name: 'content',
  blocks: import.meta.glob(['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!**/*.test.tsx', '!**/*.stories.tsx'], { eager: true }),
  messages,
  everywhere,
  screens: { [contactFormPath()]: contactScreen },
});
