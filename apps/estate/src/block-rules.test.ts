/** What an estate folder is told of the blocks in its templates: they are those of the front ends, built or not. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readConfig, runCommand } from '@parral/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBlockRules } from './block-rules.ts';
import { createEstate } from './create-estate.ts';
import { brandLooks } from './pictures/pictures.ts';

const blocks = await readBlockRules(resolve(import.meta.dirname, '../../..'));

/** A page of visits of the demo's first brand, as a file of the folder. */
const visits = `pages/${brandLooks(join(import.meta.dirname, '../demo'))[0]?.id}/es/visitas.liquid`;

let home = '';
let folder = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'block-rules-'));
  folder = join(home, 'estate');
  cpSync(join(import.meta.dirname, '../demo'), folder, { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

async function check(): Promise<string[]> {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  await runCommand(['check', folder], readConfig({ NODE_ENV: 'test' }), output, { blocks: async () => blocks });
  return lines;
}

test('every block of the demo estate is one of its page’s app or one for everywhere, and takes its attributes', async () => {
  expect(await check()).toEqual([expect.stringContaining(' is good: ')]);
});

/** A loader that finds no built front end. */
const unbuilt = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.includes('/dist/server/app.js')) throw new Error(specifier + ' is not built');
    return found;
  } });`)}`;

test('fault: estate check and estate import built every front end first', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', unbuilt, join(import.meta.dirname, 'command.ts'), 'check', folder], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/ is good: /);
  expect(status).toBe(0);
});

test('pages may call the blocks of their app and those for everywhere', () => {
  expect(blocks.of('shop')).toEqual(expect.arrayContaining(['shop/catalogue', 'content/quotes']));
  expect(blocks.of('club')).not.toContain('shop/catalogue');
});

test('what the check says the start says too: a folder with a misspelt block is not put on the site', async () => {
  const file = join(folder, visits);
  writeFileSync(file, readFileSync(file, 'utf8').replace("'content/quotes'", "'content/quote'"));
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: join(home, 'data'), ESTATE_FOLDER: folder };
  const starting = createEstate({ environment, blocks: async () => blocks, frontEnds: async () => ({ apps: [] }) });
  await expect(starting).rejects.toThrow(/visitas\.liquid:\d+ block: pages of booking have no block "content\/quote"/);
});

test('fault: a misspelt block, attribute or value stands on the page as a notice, and nobody is told before', async () => {
  const file = join(folder, visits);
  const written = readFileSync(file, 'utf8')
    .replace("'content/quotes'", "'content/quote'")
    .replace("'booking/visit-list'", "'shop/basket'")
    .replace("summary: '¿Y quien conduce?'", "title: '¿Y quien conduce?', open: 'yes'");
  writeFileSync(file, written);
  const lineOf = (text: string) => written.slice(0, written.indexOf(text)).split('\n').length;
  const [list, quotes, dropdown] = [lineOf('shop/basket'), lineOf('content/quote'), lineOf("title: '¿Y")];
  const said = (await check()).join('\n');
  expect(said).toContain(`${visits}:${list} block: pages of booking have no block "shop/basket"`);
  expect(said).toContain(`${visits}:${quotes} block: pages of booking have no block "content/quote": did you mean "content/quotes"?`);
  expect(said).toContain(`${visits}:${dropdown} block: content/dropdown: it has no attribute "title"; it has summary, text, open, group`);
  expect(said).toMatch(new RegExp(`visitas\\.liquid:${dropdown} block: content/dropdown: summary: it must be given`));
  expect(said).toMatch(new RegExp(`visitas\\.liquid:${dropdown} block: content/dropdown: open: .*true`));
});
