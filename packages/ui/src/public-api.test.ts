import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const room = join(import.meta.dirname, '..');
const index = readFileSync(join(room, 'src/index.ts'), 'utf8');
const modules = [...index.matchAll(/from '\.\/(\w+\/\w+)\.tsx'/g)].map(([, path]) => path ?? '');
const declarations = mkdtempSync(join(tmpdir(), 'ui-api-'));

beforeAll(() => {
  const compiler = join(room, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', join(room, 'tsconfig.declarations.json'), '--outDir', declarations]);
}, 60_000);

afterAll(() => rmSync(declarations, { recursive: true }));

// A change of a name or of a prop shows as a change of `public-api.snapshot`, to be read in review.
test('the public list and every prop type are as recorded', async () => {
  const names = [...index.matchAll(/export \{ (.*) \} from/g)].flatMap(([, list]) => (list ?? '').split(', ')).toSorted();
  const types = modules.toSorted().map((path) => {
    const text = readFileSync(join(declarations, 'src', `${path}.d.ts`), 'utf8');
    return `// ${path}\n${text.replace(/^import .*\n/gm, '').trim()}`;
  });
  await expect([names.join('\n'), ...types].join('\n\n') + '\n').toMatchFileSnapshot('./public-api.snapshot');
});

// Design, "One component of ui": closed props, stories beside each, no text of its own.
test('no component takes a class name or a style', () => {
  const open = modules.filter((path) => /className|style\??:|'style'|HTMLAttributes/.test(readFileSync(join(declarations, 'src', `${path}.d.ts`), 'utf8')));
  expect(open).toEqual([]);
});

test('every component of the public list and every illustration has stories that say when to use it and when not, and show right beside wrong', () => {
  const illustrations = globSync('src/illustrations/[A-Z]*/', { cwd: room }).map((path) => relative('src', path));
  const folders = [...new Set(modules.map((path) => path.split('/')[0] ?? '')), ...illustrations];
  const without = folders.filter((folder) => {
    const stories = join(room, 'src', folder, `${basename(folder)}.stories.tsx`);
    return !existsSync(stories) || !/\/\*\* When not: [\s\S]*guide: guide\(\{[\s\S]*\bpairs: \[\s*\{\s*yes: /.test(readFileSync(stories, 'utf8'));
  });
  expect(folders.length).toBeGreaterThan(30);
  expect(without).toEqual([]);
});

test('no component sets a style attribute: the pages forbid them', () => {
  expect(modules.filter((path) => /\bstyle=/.test(readFileSync(join(room, 'src', `${path}.tsx`), 'utf8')))).toEqual([]);
});
