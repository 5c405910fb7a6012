/** What the pages of the teams say of their apps is what the source does. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { frontEnds } from '@parral/api-spec/apps';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const operations = [...read('api-spec/src/generated/operations.ts').matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);

test.each(frontEnds)('%s: its blocks, calls, events and journeys', (app) => {
  const source = globSync(`apps/${app}/src/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !/\.test\.|\.stories\.|\/testing\//.test(file))
    .map(read)
    .join('\n');
  const names = (row: string) =>
    [...(new RegExp(`^\\| ${row} \\| (.*) \\|$`, 'm').exec(read(`apps/docs/teams/${app}.md`))?.[1] ?? '').matchAll(/`(\w[\w-]*)`/g)].map(([, name]) => name);
  expect(operations.length).toBeGreaterThan(80);
  expect({ blocks: names('blocks'), calls: names('calls'), events: names('events'), journeys: names('journeys') }).toEqual({
    blocks: globSync(`apps/${app}/src/blocks/*/block.ts`, { cwd: root })
      .map((file) => basename(join(file, '..')))
      .toSorted(),
    calls: operations.filter((name) => new RegExp(`\\b${name}\\b`).test(source)).toSorted(),
    events: [...new Set([...source.matchAll(/\btrack\('(\w+)'/g)].map(([, name]) => name))].toSorted(),
    journeys: globSync(`e2e/journeys/${app}/*.e2e.ts`, { cwd: root })
      .map((file) => basename(file, '.e2e.ts'))
      .toSorted(),
  });
});
