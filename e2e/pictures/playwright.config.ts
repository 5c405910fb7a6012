import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const widths = (process.env['WIDTHS'] ?? '390,1440').split(',').map(Number);
if (!process.env['ESTATE_PORT'] || !process.env['PICTURES'])
  throw new Error('Say where the estate is and where its pictures go: ESTATE_PORT=3000 PICTURES=/some/folder');

const use = { ...journeys.use, screenshot: 'off', actionTimeout: 60_000, reducedMotion: 'reduce', timezoneId: 'Europe/Madrid' } as const;

export default defineConfig({
  testDir: '.',
  testMatch: 'take.ts',
  outputDir: '../test-results/pictures',
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // What is bought and booked changes what others see: last.
  projects: [false, true].flatMap((last) =>
    widths.map((width, index) => ({
      name: `${width}${last ? ' last' : ''}`,
      metadata: { first: index === 0 },
      ...(last ? { grep: /@last/ } : { grepInvert: /@last/ }),
      use: { ...use, viewport: { width, height: 900 } },
    })),
  ),
});
