import { patience } from '@parral/config/vitest/patience';
import { storyProject } from '@parral/config/vitest/stories';
import { defineConfig } from 'vitest/config';
import { themeNames } from './src/themes/registry.ts';

export default defineConfig({
  test: {
    projects: [
      { extends: './vite.config.ts', test: { ...patience, name: 'unit', environment: 'node', include: ['{src,.storybook}/**/*.test.{ts,tsx}'] } },
      storyProject(themeNames.map((theme) => ({ theme }))),
    ],
  },
});
