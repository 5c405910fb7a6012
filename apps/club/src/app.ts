import { createApp } from '@parral/site/server';
import { loginScreen } from './screens/login/login-screen.tsx';

export default createApp({
  name: 'club',
  blocks: import.meta.glob(['./blocks/*/block.ts', './blocks/*/*.tsx', './blocks/*/load.server.ts', '!**/*.test.tsx', '!**/*.stories.tsx'], { eager: true }),
  screens: { '/login': loginScreen },
});
