import { unit } from '@parral/config/vitest/unit';
import { storyProject } from '@parral/config/vitest/stories';
import { defineConfig } from 'vitest/config';
import { themeNames } from './src/themes/registry.ts';

export default defineConfig({
  test: {
    projects: [
      { extends: './vite.config.ts', test: { ...unit, name: 'unit', include: ['{src,.storybook}/**/*.test.{ts,tsx}'] } },
      storyProject(themeNames.map((theme) => ({ theme }))),
    ],
  },
});
