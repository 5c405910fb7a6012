/** The table of settings in the docs is complete: what the schemas say, what the sources read, nothing else. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingGroups, settingsText } from './settings-command.ts';

const root = resolve(import.meta.dirname, '../../..');
const listed = Object.values(settingGroups).flat();

/** Read by tests, benches and builds alone, or by Node itself. */
const notOfAnEstate = /^(?:E2E_|ESTATE_(?:PORT|DATA_DIR)|CHROMIUM_PATH|CI|PATH|TZ|RETRIES|VITEST|STORYBOOK|TURBO_|DEBIAN_|NO_)/;

describe('the settings', () => {
  test('each says what it is for and gives an example', () => {
    expect(listed.filter(({ purpose, example }) => purpose.length < 15 || example === '').map(({ name }) => name)).toEqual([]);
  });

  test('stand in apps/docs/operate/settings.md as `estate settings` prints them', () => {
    const page = readFileSync(join(root, 'apps/docs/operate/settings.md'), 'utf8');
    expect(page).toContain(settingsText());
  });

  test('fault: NODE_ENV, STRIPE_PUBLISHABLE_KEY, PUBLIC_URL, MAIL_FROM, TRUST_PROXY stood in no table; whatever a source reads is listed', () => {
    const names = new Set(listed.map(({ name }) => name));
    expect([...names]).toEqual(expect.arrayContaining(['NODE_ENV', 'STRIPE_PUBLISHABLE_KEY', 'PUBLIC_URL', 'MAIL_FROM', 'TRUST_PROXY']));
    const sources = globSync('{apps/{api,estate}/src,packages/{site,payments,rules}/src}/**/*.ts', { cwd: root }).filter(
      (file) => !/\.test\.ts$|\/testing\//.test(file),
    );
    const read = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/(?:process\.env|environment|variables|given)(?:\.|\[')([A-Z][A-Z_]{2,})\b/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(read.length).toBeGreaterThan(5);
    expect([...new Set(read)].filter((name) => !names.has(name) && !notOfAnEstate.test(name))).toEqual([]);
  });
});
