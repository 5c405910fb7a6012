import { chromium } from '@parral/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { themeNames } from './src/themes/tokens.ts';

/** Every story once in every theme, axe included: one project for each theme. */
const stories = themeNames.map((theme) => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
  test: {
    name: `stories ${theme}`,
    // One page for all files: half the time, and Storybook clears up after each story itself.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: chromium() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));

export default defineConfig({
  test: {
    projects: [{ extends: './vite.config.ts', test: { name: 'unit', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] } }, ...stories],
  },
});
