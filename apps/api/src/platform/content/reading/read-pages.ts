import { isLanguage, languages, type Language } from '@parral/api-spec/languages';
import type { Report } from '../problem.ts';
import { pageFrontMatter, type PageFrontMatter } from '../schemas/page.ts';
import type { FolderFiles } from './folder-files.ts';
import { splitFrontMatter } from './front-matter.ts';
import { readYaml, type Sourced } from './yaml-source.ts';

/** A page template as its file gives it, with what its place in the folder says. */
export interface PageSource {
  front: Sourced<PageFrontMatter>;
  brand: string;
  language: Language;
  route: string;
  template: string;
  linesAbove: number;
}

const place = /^pages\/([^/]+)\/([^/]+)\/(.+)\.liquid$/;

/** Reads `pages/<brand>/<language>/**.liquid`; the route is the front matter's or the file's own path. */
export async function readPages(files: FolderFiles, report: Report): Promise<PageSource[]> {
  const names = files.names.filter((name) => place.test(name) && !name.startsWith('pages/partials/'));
  const read = await Promise.all(names.map((name) => readPage(files, name, report)));
  return read.filter((page) => page !== undefined);
}

async function readPage(files: FolderFiles, file: string, report: Report): Promise<PageSource | undefined> {
  const [, brand = '', language = '', name = ''] = place.exec(file) ?? [];
  if (!isLanguage(language)) {
    report({ file, line: 1, field: '', message: `stands in the folder of an unknown language, "${language}": move it to one of ${languages.join(', ')}` });
    return undefined;
  }
  const text = await files.read(file, report);
  const split = text === undefined ? undefined : splitFrontMatter(file, text, report);
  if (split === undefined) return undefined;
  const front = readYaml({ file, text: split.frontMatter, linesAbove: 1 }, pageFrontMatter, report);
  if (front === undefined) return undefined;
  return { front, brand, language, route: front.value.route ?? (name === 'index' ? '' : name), template: split.body, linesAbove: split.linesAbove };
}

/** Reads `pages/partials/*.liquid` into one object by name. */
export async function readPartials(files: FolderFiles, report: Report): Promise<Record<string, string>> {
  const names = files.names.filter((name) => name.startsWith('pages/partials/') && name.endsWith('.liquid'));
  const texts = await Promise.all(
    names.map(async (name) => [name.slice('pages/partials/'.length, -'.liquid'.length), await files.read(name, report)] as const),
  );
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
