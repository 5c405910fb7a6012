import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { parse } from 'yaml';
import { type Made, madePages } from './made-pages.ts';
import { htmlOf, textOf } from './markdown.ts';

/** A page of the docs: where it stands, what it says, and the same as plain text, for who searches. */
export interface DocsPage {
  /** Below the language, without a slash at its ends. */
  address: string;
  title: string;
  section: string;
  html: string;
  text: string;
  /** The file of the repository that it is, for a page that nobody wrote none. */
  file?: string;
}

export interface DocsSection {
  title: string;
  address: string;
  text: string;
  pages: readonly DocsPage[];
}

export interface Docs {
  title: string;
  text: string;
  sections: readonly DocsSection[];
}

interface SiteFile {
  title: string;
  text: string;
  sections: { title: string; address: string; text: string; pages: string[]; made?: Made }[];
}

/**
 * The docs as apps/docs/site.yaml puts them together, read from the Markdown of the repository and from its code.
 *
 * @param root of the repository
 * @param at where the site stands, before each address: `/en`
 * @throws Error where a file that is named is not there
 */
export async function readDocs(root: string, at: string): Promise<Docs> {
  const site = parse(readFileSync(join(root, 'apps/docs/site.yaml'), 'utf8')) as SiteFile;
  const addresses = new Map(site.sections.flatMap(({ address, pages }) => pages.map((file) => [file, addressOf(address, file)] as const)));
  const linkOf = (from: string) => (to: string) => {
    const [file = '', heading] = to.split('#');
    const address = addresses.get(file === '' ? from : normalize(join(dirname(from), file)));
    return address === undefined ? null : `${at}/${address}${heading === undefined ? '' : `#${heading}`}`;
  };
  const sections = site.sections.map(async ({ title, address, text, pages, made }): Promise<DocsSection> => {
    const written = pages.map((file): DocsPage => {
      const markdown = readFileSync(join(root, file), 'utf8');
      const heading = /^# (.+)$/m.exec(markdown)?.[1] ?? basename(file, '.md');
      const body = markdown.replace(/^# .+\n/m, '');
      return { address: addresses.get(file) ?? '', title: heading, section: title, html: htmlOf(body, linkOf(file)), text: textOf(body), file };
    });
    const more = made === undefined ? [] : await madePages(made, root);
    return { title, address, text, pages: [...written, ...more.map((page) => ({ ...page, address: `${address}/${page.address}`, section: title }))] };
  });
  return { title: site.title, text: site.text, sections: await Promise.all(sections) };
}

const addressOf = (section: string, file: string) =>
  `${section}/${basename(file, '.md') === 'README' ? basename(dirname(file)) : basename(file, '.md').toLowerCase()}`;
