import { chromiumWithoutWindows } from '@parral/config/vitest';
import { defineConfig } from '@playwright/test';
import { placeName, places } from './support/fixtures/names.ts';

/** The cookie of a brand whose age question was answered yes. */
function ageAnswered(brand: string) {
  const domain = brand === 'montelar' ? 'localhost' : `${brand}.localhost`;
  return { name: `${brand}_age`, value: 'yes', domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
}

export default defineConfig({
  testMatch: ['journeys/**/*.e2e.ts', 'faults/**/*.e2e.ts', 'new-estate/*.e2e.ts', 'pseudo-language/*.e2e.ts', 'renamed/*.e2e.ts', 'consumers/*.e2e.ts'],
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // By hand none; `npm test` allows one and names each test that needed it.
  retries: Number(process.env['RETRIES'] ?? 0),
  // Generous: what is waited for comes at once on a machine with time, and CI's has little.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Readers who have said their age; the question itself has journeys of its own.
    storageState: { cookies: ['montelar', 'oria'].map(ageAnswered), origins: [] },
    // What cannot be pressed is said so within a minute, not when the journey's time is over.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: chromiumWithoutWindows(),
  },
  projects: [
    // Every journey runs in the first place; those marked @both or @everywhere in the second, too, which has the other house and the
    // other language. With E2E_EVERYWHERE those marked @everywhere run in all four.
    ...places.slice(0, process.env['E2E_EVERYWHERE'] ? 4 : 2).map((place, index) => ({
      name: placeName(place),
      testDir: './journeys',
      metadata: place,
      ...(index > 0 && { grep: index === 1 ? /@both|@everywhere/ : /@everywhere/ }),
    })),
    { name: 'faults', testDir: './faults' },
    { name: 'new-estate', testDir: './new-estate' },
    { name: 'pseudo-language', testDir: './pseudo-language' },
    { name: 'renamed', testDir: './renamed' },
    { name: 'consumers', testDir: './consumers' },
  ],
});
