/**
 * The specification (`.github/specification.txt`) beside the tables of its sentences (`SENTENCES.md` of a room): which
 * sentence no row quotes. A row's first cell quotes its sentence in “ ”, shortened by … where it is long.
 */
import { files, read } from '../architecture/sources.ts';

/** What the specification says of itself: nothing can hold it. */
const aboutItself = /\b(is|are) not shown\b|^details not shown|^Field types are|^Unless stated\b|^This document\b/;

/** One sentence, or what stands between two semicolons of a long one; of a list of calls, one call. */
export interface Sentence {
  /** 1 to 9 */
  section: number;
  text: string;
}

/** One row of a table: the sentence as quoted, where it lives, what holds it. */
export interface Row {
  /** path of its table */
  table: string;
  cells: string[];
}

/** Every sentence of the specification, in its order. */
export function sentences(): Sentence[] {
  let section = 0;
  return read('.github/specification.txt')
    .split('\n')
    .flatMap((line) => {
      const heading = /^## (\d)\./.exec(line);
      if (heading) section = Number(heading[1]);
      if (section === 0 || /^(#|\|[-| ]+$|\| Method and path)/.test(line)) return [];
      const parts = line.startsWith('|') ? [line] : line.replace(/^(- |\d\. )/, '').split(/(?<=[.;:!?)'])\s+(?=[A-Z(])|;\s+/);
      return parts.map((text) => ({ section, text: text.trim() })).filter(({ text }) => plain(text) !== '' && !aboutItself.test(text));
    });
}

const tables = () => files('{packages,apps}/*/SENTENCES.md');

/** Rows of every table there is. */
export function rows(): Row[] {
  return tables().flatMap((table) =>
    read(table)
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| specification |'))
      .map((line) => ({
        table,
        cells: line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      })),
  );
}

/** Sentences that are not kept, with the reason: the entries of a list in a table's file that begin with `- Not kept:`. */
export function setAside(): string[] {
  return tables().flatMap((table) =>
    read(table)
      .split('\n')
      .filter((line) => line.startsWith('- Not kept: “')),
  );
}

/** Sentences of which no row quotes a part, and which are not set aside. */
export function untold(): Sentence[] {
  const quoted = [...rows().map(({ cells }) => cells[0] ?? ''), ...setAside()]
    .flatMap((specification) => [...specification.matchAll(/“([^”]+)”/g)].flatMap(([, quote = '']) => quote.split(/…|;\s/)))
    .map(plain)
    .filter((quote) => quote !== '');
  return sentences().filter(({ text }) => {
    const sentence = ` ${plain(text)} `;
    return !quoted.some((quote) => (quote.length >= 8 && sentence.includes(` ${quote} `)) || ` ${quote} `.includes(sentence));
  });
}

/** Words alone: tables write quotation marks, dashes and the bars of a list in ways of their own. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, ' ')
    .trim();
}
