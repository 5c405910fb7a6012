import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import { fileOf } from '../building/pictures.ts';
import { knownBrands } from './references.ts';
import { nearest } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt, type Sourced } from '../reading/yaml-source.ts';

interface Entry {
  id: number;
  category: string;
  brands?: string[] | undefined;
  picture?: string | undefined;
}

/** What projects, videos and articles name must be there, and each has an id of its own. */
export function checkContentLists(files: FolderFiles, { brands, projects, videos, press }: Sources, report: Report): void {
  const ids = knownBrands(files, { brands });
  const check = <T>(source: Sourced<T> | undefined, field: string, categories: (value: T) => { slug: string }[], entries: (value: T) => Entry[]) => {
    if (source === undefined) return;
    const slugs = categories(source.value).map(({ slug }) => slug);
    const seen = new Set<number>();
    for (const [at, entry] of entries(source.value).entries()) {
      const say = (path: PropertyKey[], message: string) => report(problemAt(source, [field, at, ...path], message));
      if (!slugs.includes(entry.category))
        say(['category'], `there is no category "${entry.category}": did you mean "${nearest(entry.category, slugs) ?? slugs.join(', ')}"?`);
      if (seen.has(entry.id)) say(['id'], `the id ${entry.id} stands twice: give one of the two another`);
      seen.add(entry.id);
      for (const [index, brand] of (entry.brands ?? []).entries())
        if (ids?.includes(brand) === false) say(['brands', index], `there is no brand "${brand}": did you mean "${nearest(brand, ids) ?? ids.join(', ')}"?`);
    }
  };
  check(
    projects,
    'projects',
    (value) => value.categories,
    (value) => value.projects,
  );
  check(
    videos,
    'videos',
    (value) => value.categories,
    (value) => value.videos,
  );
  check(
    press,
    'articles',
    (value) => value.categories,
    (value) => value.articles,
  );
  for (const [at, video] of (videos?.value.videos ?? []).entries()) {
    if (videos === undefined) break;
    const inside = videos.value.categories.find(({ slug }) => slug === video.category)?.subcategories.map(({ slug }) => slug) ?? [];
    if (video.subcategory !== undefined && !inside.includes(video.subcategory))
      report(
        problemAt(
          videos,
          ['videos', at, 'subcategory'],
          `the category ${video.category} has no subcategory "${video.subcategory}": ${inside.join(', ') || 'it has none'}`,
        ),
      );
    for (const field of ['poster', 'address'] as const)
      if (video[field].startsWith('/images/') && !files.has(video[field].slice(1)))
        report(problemAt(videos, ['videos', at, field], `there is no file ${video[field].slice(1)} in the folder: add it, or name another`));
  }
  const illustrated = (source: Sourced<unknown> | undefined, field: string, entries: readonly Pick<Entry, 'brands' | 'picture'>[]) => {
    for (const [at, { picture, brands: shownBy = ids ?? [] }] of entries.entries()) {
      if (source === undefined || picture === undefined) continue;
      // A name stands for a picture of each brand that shows it; a brand without a folder of pictures is told once, and not again here.
      const drawn = shownBy.filter((brand) => files.names.some((name) => name.startsWith(`images/${brand}/`)));
      const wanted = picture.startsWith('/') ? [picture.slice(1)] : drawn.map((brand) => fileOf(picture, brand, files));
      for (const file of wanted.filter((one) => !files.has(one)))
        report(problemAt(source, [field, at, 'picture'], `there is no file ${file} in the folder: add it, or name another`));
    }
  };
  illustrated(projects, 'projects', projects?.value.projects ?? []);
  illustrated(press, 'articles', press?.value.articles ?? []);
}
