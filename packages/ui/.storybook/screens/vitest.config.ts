import { resolve } from 'node:path';
import { chromium } from '@parral/config/vitest';
import { patience } from '@parral/config/vitest/patience';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import base from '../../vite.config.ts';

/** Draws stories for `pnpm --filter @parral/ui screens`; no part of `npm test`. */
export default mergeConfig(
  base,
  defineConfig({
    root: resolve(import.meta.dirname, '../..'),
    cacheDir: 'node_modules/.cache/screens-vite',
    test: {
      ...patience,
      testTimeout: 600_000,
      include: ['.storybook/screens/draw.browser.tsx'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({ launchOptions: chromium(), contextOptions: { reducedMotion: 'reduce' } }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
