import * as everywhere from '@parral/blocks';
import { contactFormPath } from '@parral/site/paths';
import { createApp } from '@parral/site/render';
import { contactScreen } from './screens/contact/contact-screen.tsx';

export default createApp({
  name: 'content',
  blocks: import.meta.glob(['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!**/*.test.tsx', '!**/*.stories.tsx'], { eager: true }),
  messages: import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' }),
  everywhere,
  screens: { [contactFormPath()]: contactScreen },
});
