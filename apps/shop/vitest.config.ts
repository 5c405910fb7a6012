import { pseudoLanguage } from '@parral/api-spec/languages';
import { patience } from '@parral/config/vitest/patience';
import { unit } from '@parral/config/vitest/unit';
import { chromium } from '@parral/config/vitest';
import { storyProject } from '@parral/config/vitest/stories';
import { brandThemes } from '@parral/ui/themes/registry';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  '@tanstack/react-query',
  'react-hook-form',
  'zod/mini',
  '@parral/api-client > openapi-fetch',
  '@parral/payments > @stripe/react-stripe-js',
  '@parral/payments > @stripe/stripe-js/pure',
];

/** Logic and what the server draws in Node; whatever lives in a browser, in one. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...unit,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.browser.test.tsx'],
          setupFiles: ['src/testing/register-messages.ts'],
        },
      },
      {
        plugins: [vanillaExtractPlugin(), react()],
        // Named here, because one found in the middle of a run reloads the page under the tests.
        optimizeDeps: { include: browserPackages },
        test: {
          ...patience,
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['src/testing/register-messages.ts'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromium() }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
      storyProject([
        { theme: brandThemes[0], language: 'es' },
        { theme: brandThemes[1], language: 'en' },
        { theme: brandThemes[0], language: pseudoLanguage.code, isNarrow: true },
      ]),
    ],
  },
});
