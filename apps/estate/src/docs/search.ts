import MiniSearch from 'minisearch';
import type { Docs, DocsPage } from './read-pages.ts';

export interface Found {
  page: DocsPage;
  /** What stands round the first word that was found. */
  excerpt: string;
}

/** Finds pages by words, the best first; parts of words and a wrong letter are forgiven. */
export function searchIn({ sections }: Docs): (words: string) => Found[] {
  const pages = sections.flatMap((section) => section.pages);
  const index = new MiniSearch<DocsPage>({
    idField: 'address',
    fields: ['title', 'text'],
    searchOptions: { boost: { title: 4 }, prefix: true, fuzzy: (term) => (term.length > 5 ? 0.2 : false), combineWith: 'AND' },
  });
  index.addAll(pages);
  return (words) =>
    index.search(words).flatMap(({ id, terms }) => {
      const page = pages.find(({ address }) => address === id);
      return page === undefined ? [] : [{ page, excerpt: excerptOf(page.text, terms[0] ?? '') }];
    });
}

function excerptOf(text: string, term: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(term.toLowerCase()));
  const from = at < 60 ? 0 : text.indexOf(' ', at - 60) + 1;
  const until = text.lastIndexOf(' ', from + 180);
  return `${from > 0 ? '… ' : ''}${text.slice(from, until <= at ? undefined : until).trim()}${until < text.length - 1 ? ' …' : ''}`;
}
