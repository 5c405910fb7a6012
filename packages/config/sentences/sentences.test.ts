/** The tables `SENTENCES.md`: each sentence of the specification, where it lives and which test holds it. */
import { describe, expect, test } from 'vitest';
import { files, read, sources } from '../architecture/sources.ts';
import { rows as all, sentences, setAside, untold } from './sentences.ts';

/** Code and the interface's words. */
const known = [...sources(), ...files('{packages,apps}/*/src/**/messages.*.json')];
const at = (path: string) => known.filter((file) => file.endsWith(`/${path}`));
/** Held as soon as it names titles: `file` › “title”. */
const tables = [...new Set(all().map(({ table }) => table))].filter((table) => read(table).includes('` › “'));

test('tables of sentences are there', () => {
  expect(tables).toContain('apps/shop/SENTENCES.md');
  expect(tables).toContain('apps/booking/SENTENCES.md');
});

test('no sentence of the specification is left out, and what is not kept has its reason', () => {
  expect(sentences().length).toBeGreaterThan(350);
  expect(untold()).toEqual([]);
  expect(setAside().filter((line) => !/”: \S.{20,}/.test(line))).toEqual([]);
});

test('three sentences are set aside, no more, and the decision that each names quotes it', () => {
  expect(setAside()).toHaveLength(3);
  const decided = (line: string) => {
    const [, number = 'none'] = /\bdecision (\d{3})\)/.exec(line) ?? [];
    const [note] = files(`.github/decisions/${number}-*.md`);
    const [, quote = ''] = /“([^”]+)”/.exec(line) ?? [];
    return note !== undefined && read(note).includes(`“${quote}”`);
  };
  expect(setAside().filter((line) => !decided(line))).toEqual([]);
});

test('each event of the one typed list has its row', () => {
  const list = /interface TrackedEvents \{(.*?)\n\}/s.exec(read('packages/site/src/browser/analytics/events.ts'))?.[1] ?? '';
  const events = [...list.matchAll(/^ {2}(\w+):/gm)].map(([, event = '']) => event);
  expect(events.length).toBeGreaterThan(10);
  expect(events.filter((event) => !all().some(({ cells: [first = ''] }) => first.includes(`\`${event}\``)))).toEqual([]);
});

describe.each(tables)('every sentence of the specification in %s', (table) => {
  const rows = all()
    .filter((row) => row.table === table)
    .map(({ cells }) => cells);

  test('says where it lives and what holds it, with no cell empty', () => {
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
    expect(rows.filter(([, , tests = '']) => !/`[\w./-]+\.(test|suite|browser\.test|stories|e2e)\.tsx?`/.test(tests))).toEqual([]);
  });

  test('names files that are there', () => {
    const named = rows.flatMap(([, where = '', tests = '']) => [...`${where} ${tests}`.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ''));
    expect(named.filter((path) => at(path).length === 0)).toEqual([]);
  });

  test('names titles, cases and stories that are in them, most rows at least one', () => {
    const pattern = /`([\w./-]+\.tsx?)`(?: › )?((?:“[^”]+”(?:, )?)*)/g;
    const titlesOf = ([, , tests = '']: string[]) =>
      [...tests.matchAll(pattern)].flatMap(([, file = '', told = '']) => [...told.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title })));
    expect(rows.filter((row) => titlesOf(row).length > 0).length).toBeGreaterThan(rows.length * 0.9);
    expect(rows.flatMap(titlesOf).filter(({ file, title }) => !at(file).some((path) => read(path).includes(title)))).toEqual([]);
  });
});
