import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The cookie of a brand whose age question was answered yes. */
function ageAnswered(brand: string) {
  const domain = brand === 'montelar' ? 'localhost' : `${brand}.localhost`;
  return { name: `${brand}_age`, value: 'yes', domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
}

/** Every journey runs in one house and language at least; those marked @everywhere in all four. */
const everywhere = [
  { brand: 'montelar', language: 'es' },
  { brand: 'oria', language: 'en' },
  { brand: 'montelar', language: 'en' },
  { brand: 'oria', language: 'es' },
] as const;

export default defineConfig({
  testMatch: ['journeys/**/*.e2e.ts', 'faults/**/*.e2e.ts'],
  globalSetup: './support/global-setup.ts',
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    // Readers who have said their age; the question itself has journeys of its own.
    storageState: { cookies: ['montelar', 'oria'].map(ageAnswered), origins: [] },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: quiet },
  },
  projects: [
    ...everywhere.map((place, index) => ({
      name: `${place.brand}-${place.language}`,
      testDir: './journeys',
      metadata: place,
      ...(index === 0 ? {} : { grep: /@everywhere/ }),
    })),
    { name: 'faults', testDir: './faults' },
  ],
});
