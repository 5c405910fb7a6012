/** What a change makes a run do (turbo.json), tried on a copy of the repository with a history of its own. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { files, root } from '../architecture/sources.ts';
import { affectedRooms, plannedTasks } from './affected.ts';

const tasks = ['build', 'types', 'test'];
const apps = ['booking', 'club', 'content', 'office', 'shop'];
let copy: string;
let before: Map<string, string>;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'affected-'));
  // Everything that is an input somewhere, without what is installed, built and drawn.
  for (const file of files('*.{json,yaml,md}', '{api-spec,packages,apps,e2e}/**/*.{ts,tsx,json,yaml,md}', '.gitignore')) {
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true });
  }
  git('init', '--quiet', '--initial-branch=main');
  commit('as it is');
  before = plannedTasks(copy, tasks);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('what is done anew after a change, with everything else kept from before', () => {
  test('a word in shop: shop, and what puts the apps together', () => {
    expect(doneAnew('apps/shop/src/blocks/product/messages.en.json')).toEqual({
      build: ['shop'],
      types: ['estate', 'shop'],
      test: ['config', 'e2e', 'estate', 'shop'],
    });
  });

  test('a token of the design system: every app and package that draws, not the description, the rules or the client', () => {
    const { build, types = [], test: tested = [] } = doneAnew('packages/ui/src/themes/club/tokens.ts');
    expect(build).toEqual(apps);
    expect(types).toEqual(expect.arrayContaining([...apps, 'ui', 'site', 'blocks', 'payments']));
    for (const room of ['api-spec', 'api-client', 'rules']) expect([...types, ...tested]).not.toContain(room);
  });

  test('a path of the description: the server, the client and every app, not the design system', () => {
    const { build, test: tested } = doneAnew('api-spec/paths/account.yaml');
    expect(build).toEqual(apps);
    expect(tested).toEqual(expect.arrayContaining([...apps, 'api', 'api-client', 'api-spec', 'rules']));
    for (const room of ['ui', 'payments']) expect(tested).not.toContain(room);
  });

  test.each([
    ['a story', 'packages/ui/src/Button/Button.stories.tsx', 'ui'],
    ['a test', 'apps/api/src/features/basket/basket.test.ts', 'api'],
  ])('%s builds no app and tests its own room alone', (_, file, room) => {
    expect(doneAnew(file)).toEqual({ build: [], types: [room], test: [room] });
  });

  test('a wine of the demo builds no app', () => {
    expect(doneAnew(files('apps/estate/demo/catalogue/*/*.yaml')[0] ?? '')).toEqual({ build: [], types: ['estate'], test: ['e2e', 'estate'] });
  });

  test('a page of the papers: the tests that read it (fault: they were kept from before)', () => {
    expect(doneAnew('apps/docs/operate/vat.md')).toEqual({ build: [], types: [], test: ['estate'] });
  });

  test('a paper at the root is nobody’s input', () => {
    expect(doneAnew('README.md')).toEqual({ build: [], types: [], test: [] });
  });
});

test('`npm test -- affected` takes the rooms of the change, the journeys among them', () => {
  const base = git('rev-parse', 'HEAD').trim();
  appendFileSync(path.join(copy, 'apps/booking/src/app.ts'), '\n');
  commit('booking');
  expect(affectedRooms(copy, base).toSorted()).toEqual(['booking', 'config', 'e2e', 'estate']);
  expect(affectedRooms(copy, 'HEAD')).toEqual([]);
  expect(() => affectedRooms(copy, 'nowhere')).toThrow(/cannot say what changed since nowhere/);
});

/** The rooms whose tasks read something else once these files have a line more. */
function doneAnew(...changed: string[]): Record<string, string[]> {
  for (const file of changed) appendFileSync(path.join(copy, file), '\n');
  const after = plannedTasks(copy, tasks);
  git('checkout', '--quiet', '.');
  const anew = [...after].filter(([task, hash]) => before.get(task) !== hash).map(([task]) => task.replace('@parral/', '').split('#'));
  return Object.fromEntries(tasks.map((name) => [name, anew.flatMap(([room = '', task]) => (task === name ? [room] : [])).toSorted()]));
}

function commit(subject: string): void {
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', subject);
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}:\n${stderr}`);
  return stdout;
}
