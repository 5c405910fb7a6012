/** `estate check` lists what a newly named language of the interface lacks. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Language, languages } from '@parral/api-spec/languages';
import { readConfig, runCommand } from '@parral/api';
import { expect, test } from 'vitest';
import { readBlockRules } from './block-rules.ts';
import { missingMessagesIn } from './missing-messages.ts';
import { themeRules } from './theme-rules.ts';

const root = resolve(import.meta.dirname, '../../..');
const [first] = languages;
const added = 'xx' as Language;

test('the files and the messages that are missing, plurals counted once; nothing of a language that is whole', () => {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  const write = (file: string, messages: object) => {
    mkdirSync(join(folder, 'apps/shop/src', file, '..'), { recursive: true });
    writeFileSync(join(folder, 'apps/shop/src', file), JSON.stringify(messages));
  };
  write(`basket/messages.${first}.json`, { title: 'Cesta', lines_one: 'una', lines_other: 'varias', empty: 'Vacía' });
  write(`basket/messages.${added}.json`, { title: 'X', lines_few: 'x', lines_other: 'x' });
  write(`order/messages.${first}.json`, { title: 'Pedido' });
  expect(missingMessagesIn(folder, added)).toEqual([
    `apps/shop/src/basket/messages.${added}.json: empty`,
    `apps/shop/src/order/messages.${added}.json: the file, with 1 messages`,
  ]);
  rmSync(folder, { recursive: true });
  for (const language of languages) expect(missingMessagesIn(root, language)).toEqual([]);
});

test('estate check says so and is not content with the folder', async () => {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  const rules = { blocks: () => readBlockRules(root), themes: themeRules };
  const check = (missingMessages: (language: Language) => string[]) =>
    runCommand(['check', join(root, 'apps/estate/demo')], readConfig({ NODE_ENV: 'test' }), output, { ...rules, missingMessages });
  expect(await check((language) => missingMessagesIn(root, language))).toBe(0);
  expect(await check((language) => (language === first ? [] : ['apps/shop/src/order/messages.xx.json: title']))).toBe(1);
  expect(lines.at(-1)).toBe('The interface itself lacks:\n  apps/shop/src/order/messages.xx.json: title');
});
