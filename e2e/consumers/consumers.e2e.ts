/** Other estates install the packages (README, "Packages for others"): what `npm run pack` makes is installed outside of this repository. */
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/place.ts';
import { freshApp, run } from './fresh-app.ts';
import { expectOpenedApp } from './opened-app.ts';
import { serveFolder } from './serve-folder.ts';

test.describe.configure({ mode: 'default' });

test.beforeAll('the tarballs are made, and publint, are-the-types-wrong and size-limit find no fault in them', () => {
  test.setTimeout(300_000);
  run(resolve(import.meta.dirname, '../..'), process.execPath, ['packages/config/pack/pack.ts']);
});

test('a script of Node buys a bottle through the client', ({ place }) => {
  const folder = freshApp('node-app');
  run(folder, 'npm', ['run', 'build']);
  const bought = JSON.parse(run(folder, process.execPath, ['buy.ts', place.origin])) as object;
  expect(bought).toMatchObject({ number: expect.stringMatching(/\d/), price: expect.stringMatching(/€$/), refusal: 'INTENT_NOT_FOUND' });
  rmSync(folder, { recursive: true });
});

const apps = [
  { name: 'vite-app', built: 'dist' },
  // Its installation is large: with `npm run consumers`.
  ...(process.env['CONSUMERS'] === 'all' ? [{ name: 'next-app', built: 'out' }] : []),
];
for (const { name, built } of apps)
  test(`a fresh ${name} draws the components with nothing but the sheet`, async ({ page }) => {
    test.setTimeout(300_000);
    const folder = freshApp(name);
    run(folder, 'npm', ['run', 'build']);
    const served = await serveFolder(join(folder, built));
    await expectOpenedApp(page, served.origin);
    served.stop();
    rmSync(folder, { recursive: true });
  });
