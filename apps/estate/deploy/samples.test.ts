/** "Every command and code sample in it runs in a test": what a block of the papers tells people to type or to write does what it says. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type RunningPostgres, startPostgres } from '@parral/config/postgres';
import { compileTheme } from '@parral/ui/theme-file';
import { lexer } from 'marked';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../..');
const { sections } = parse(await readFile(join(root, 'apps/docs/site.yaml'), 'utf8')) as { sections: { pages: string[] }[] };

interface Sample {
  file: string;
  text: string;
}

const samples: Sample[] = [];
for (const file of sections.flatMap(({ pages }) => pages))
  for (const token of lexer(await readFile(join(root, file), 'utf8'))) if (token.type === 'code') samples.push({ file, text: token['text'] as string });

/** What no test runs as it stands, by a piece of it, and why. */
const notRun: Record<string, string> = {
  'npm start': 'every journey begins with it',
  'ESTATE_FOLDER=../my-winery EDITORS=on npm start': 'e2e/new-estate starts such a folder',
  'ESTATE_FOLDER=../my-winery npm run estate -- write': 'it runs until it is ended; watching.test.ts of the API has it',
  'estate restore --check': 'restore.test.ts of the API has it, on a backup of its own',
  'estate token add accounting orders:read 365': 'tokens.test.ts of the API has it',
  'curl -H': 'tokens.test.ts of the API makes the call',
  standardwebhooks: 'sample.test.ts of the API runs it',
  '@parral/api-client': 'calls.test.ts of the client runs it',
  'themes/solano/theme.yaml:4': 'what a command prints; theme-rules.test.ts',
  '──': 'a drawing',
  'packages/\n': 'a drawing of the folders',
  'is gone",': 'what a command prints; contract.test.ts of the description',
};

// What needs a database asks one that is there: making an embedded one is three quarters of such a command, and no sample is about it.
let postgres: RunningPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ own: true });
});
afterAll(() => postgres.stop());

const estate = (cwd: string, argv: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'apps/estate/src/command.ts'), ...argv], {
    cwd,
    env: { ...process.env, DATA_DIR: join(cwd, '.data'), DATABASE_URL: postgres.url, NODE_NO_WARNINGS: '1' },
  });

/** The words of a line of a shell. */
const wordsOf = (line: string) => [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

async function folder(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'samples-'));
  onTestFinished(() => rm(home, { recursive: true }));
  return home;
}

test('every sample of the papers is run here, or named with the reason why not', () => {
  const left = samples.filter(({ text }) => !isCommands(text) && !isYaml(text) && !Object.keys(notRun).some((piece) => text.includes(piece)));
  expect(left).toEqual([]);
  expect(Object.keys(notRun).filter((piece) => !samples.some(({ text }) => text.includes(piece)))).toEqual([]);
  expect(samples.filter(({ text }) => isCommands(text) || isYaml(text)).length).toBeGreaterThanOrEqual(3);
});

const isCommands = (text: string) => text.split('\n').every((line) => line.startsWith('npm run estate -- '));
const isYaml = (text: string) => /^ *(?:base|paymentMethods):/.test(text);

test.each(samples.filter(({ text }) => isCommands(text)))('$file: $text', async ({ text }) => {
  const home = await folder();
  for (const line of text.split('\n')) {
    const argv = wordsOf(line.replace('npm run estate -- ', '')).map((word) => word.replace('../my-winery', join(home, 'my-winery')));
    const { stdout } = await estate(home, argv);
    expect(stdout, line).not.toBe('');
  }
});

test.each(samples.filter(({ text }) => text.startsWith('base:')))('$file: a theme', ({ text }) => {
  expect(compileTheme('sample', parse(text), { files: ['lora.woff2'], addressOf: (file) => file })).toMatchObject({ ok: true });
});

test.each(samples.filter(({ text }) => /^ *paymentMethods:/.test(text)))('$file: a key of the brand, in an estate that is good with it', async ({ text }) => {
  const home = await folder();
  await estate(home, ['new', join(home, 'my-winery'), 'My winery']);
  const brands = join(home, 'my-winery/brands.yaml');
  await writeFile(brands, `${await readFile(brands, 'utf8')}\n${text.replaceAll(/^(?! {4})/gm, '    ')}\n`);
  expect((await estate(home, ['check', join(home, 'my-winery')])).stdout).toContain(' is good');
});
