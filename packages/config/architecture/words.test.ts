/** What the interface says, and in which languages: one place names them, each message stands in all of them, each page brings its own. */
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { liveBlocks, purposesRead, wordsRead } from './block-words.ts';
import { files, interfaceLanguages, read } from './sources.ts';

type Messages = Readonly<Record<string, string>>;

const languages = interfaceLanguages();
const reference = 'en';
const folders = files(`{apps,packages}/*/src/**/messages.${reference}.json`).map(dirname);
const messagesOf = (folder: string, language: string) => JSON.parse(read(`${folder}/messages.${language}.json`)) as Messages;
/** A key without its plural form, of which languages have more or fewer. */
const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
/** What is filled in, and the parts that are drawn as something else: `{{name}}`, `<mail>`. */
const marksOf = (messages: Messages, key: string) =>
  [...new Set(Object.entries(messages).flatMap(([own, text]) => (baseOf(own) === baseOf(key) ? (text.match(/\{\{\s*\w+\s*\}\}|<\w+>/g) ?? []) : [])))].sort();

describe('messages', () => {
  test('stand in every language: same files, same keys, the same things to be filled in', () => {
    expect(folders.length).toBeGreaterThan(10);
    expect(languages).toContain(reference);
    const faults = folders.flatMap((folder) => {
      const original = messagesOf(folder, reference);
      const wanted = new Set(Object.keys(original).map(baseOf));
      return languages.flatMap((language) => {
        const file = `${folder}/messages.${language}.json`;
        if (files(file).length === 0) return [`${file} is missing`];
        const own = messagesOf(folder, language);
        const has = new Set(Object.keys(own).map(baseOf));
        return [
          ...[...wanted].filter((key) => !has.has(key)).map((key) => `${file} lacks ${key}`),
          ...[...has].filter((key) => !wanted.has(key)).map((key) => `${file} has ${key}, which messages.${reference}.json lacks`),
          ...[...wanted]
            .filter((key) => has.has(key) && marksOf(own, key).join() !== marksOf(original, key).join())
            .map((key) => `${file}: ${key} has other {{values}} or <parts>`),
        ];
      });
    });
    expect(faults).toEqual([]);
  });

  test('call the status of an order the same on its page, in the club and in the mail that tells of it ("Recibido" here, "Nuevo" there)', () => {
    for (const language of languages) {
      const [page, club] = [messagesOf('apps/shop/src/blocks/order', language), messagesOf('apps/club/src/blocks/orders', language)];
      const statuses = Object.keys(page).filter((key) => key.startsWith('status_'));
      expect(statuses.length).toBeGreaterThanOrEqual(4);
      for (const key of statuses) expect([key, club[key]]).toEqual([key, page[key]]);
      const told = statuses.flatMap((key) => {
        const mails = files(`apps/estate/demo/mail/order-${key.slice('status_'.length)}.${language}.liquid`);
        return mails.map((file) => [/^subject: (.*)$/m.exec(read(file))?.[1]?.toLowerCase(), page[key]?.toLowerCase() ?? ''] as const);
      });
      for (const [subject, word] of told) expect(subject).toContain(word);
    }
  });

  test('are named in the registry of their room, by which their keys are typed', () => {
    const registries = files('{apps,packages}/*/src/messages.ts', 'packages/site/src/words/messages.ts').map(read).join('\n');
    // The server's are typed where each module reads its own.
    const ofPages = folders.filter((folder) => !folder.startsWith('apps/api/') && !folder.includes('/sandbox'));
    expect(ofPages.filter((folder) => !registries.includes(`${folder.split('/src/')[1]}/messages.${reference}.json`))).toEqual([]);
  });

  test('a live block names those that its component reads, so that the page brings them, and no others', () => {
    const blocks = liveBlocks();
    expect(blocks.length).toBeGreaterThan(10);
    expect(Object.fromEntries(blocks.map(({ name, declared }) => [name, declared]))).toEqual(
      Object.fromEntries(blocks.map(({ name, component }) => [name, wordsRead(component)])),
    );
  });

  test('of the privacy notices a live block names the purposes of its own forms', () => {
    const blocks = liveBlocks();
    expect(blocks.filter(({ purposes }) => purposes.length > 0).length).toBeGreaterThan(5);
    expect(Object.fromEntries(blocks.map(({ name, purposes }) => [name, purposes]))).toEqual(
      Object.fromEntries(blocks.map(({ name, component }) => [name, purposesRead(component)])),
    );
  });
});

describe('the papers', () => {
  /** Slanted and with a capital: what is written on a button or above a screen. */
  const labelsIn = (text: string) => [...text.matchAll(/(?<!\*)\*(?!\*)(\p{Lu}[^*\n]*)\*(?!\*)/gu)].map(([, label = '']) => label);
  const day = /^## A day at the estate$[^]*?(?=^## )/m.exec(read('README.md'))?.[0] ?? '';

  test.each([
    ['README.md, a day at the estate', day],
    ['operate/office.md', read('apps/docs/operate/office.md')],
  ])('lead an owner to what the office calls so: %s', (_, text) => {
    const said = new Set(folders.filter((folder) => folder.startsWith('apps/office/')).flatMap((folder) => Object.values(messagesOf(folder, reference))));
    expect(labelsIn(text).length).toBeGreaterThan(0);
    expect(labelsIn(text).filter((label) => !said.has(label))).toEqual([]);
  });
});
