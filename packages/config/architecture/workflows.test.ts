/** What runs outside of this machine names what is here: parts of `npm test`, the pinned pnpm, folders that somebody owns. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { testPlan } from '../boot/test-parts.ts';
import { files, read, root } from './sources.ts';

const pipelines = [...files('.github/workflows/*.yaml'), '.gitlab-ci.yml'];
const { packageManager, scripts } = JSON.parse(read('package.json')) as { packageManager: string; scripts: Record<string, string> };
const pinned = packageManager.split('+')[0];

describe.each(pipelines)('%s', (file) => {
  const text = read(file);

  test('is YAML, with a limit of time for what takes long', () => {
    const pipeline = parse(text, { merge: true }) as Record<string, unknown>;
    expect(Object.keys(pipeline).length).toBeGreaterThan(2);
    const lines = text.split('\n').filter((line) => /npm test|\.ci\/run/.test(line) && !line.trim().startsWith('#'));
    expect(text.match(/timeout(?:-minutes)?: 90/g) ?? []).toHaveLength(lines.length);
  });

  test('runs commands that exist, with the pinned pnpm', () => {
    for (const [, parts = ''] of text.matchAll(/npm test -- ([a-z -]+)/g)) expect(() => testPlan(parts.trim().split(' '))).not.toThrow();
    for (const [, name = ''] of text.matchAll(/npm run ([a-z:]+)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const [, version] of text.matchAll(/npx --yes (pnpm@[\d.]+)/g)) expect(version).toBe(pinned);
    for (const [, room = '', script = ''] of text.matchAll(/--filter @parral\/([a-z-]+) ([a-z:]+)/g)) {
      const [manifest = ''] = files(`{.,packages,apps}/${room}/package.json`);
      expect((JSON.parse(read(manifest)) as { scripts: object }).scripts).toHaveProperty([script]);
    }
  });
});

test('GitHub and GitLab run the same commands', () => {
  const commands = (text: string) => [...text.matchAll(/npm test -- \w+|npm run \w+|\.ci\/run\b(?=\s*$)|pnpm@\S+ .*$/gm)].map(([command]) => command);
  const [github, gitlab] = [pipelines.slice(0, -1), pipelines.slice(-1)].map((list) => [...new Set(list.flatMap((file) => commands(read(file))))].toSorted());
  expect(gitlab).toEqual(github);
});

test('every line of the owners leads to something, and every room has a line of its own or the first', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));
  expect(lines[0]?.[0]).toBe('*');
  expect(lines.slice(1).filter(([path = '', ...owners]) => !existsSync(join(root, path)) || owners.length === 0)).toEqual([]);
  const apps = files('apps/*/src/app.ts').map((file) => `/${file.replace('src/app.ts', '')}`);
  expect(lines.map(([path]) => path)).toEqual(expect.arrayContaining(apps));
});
