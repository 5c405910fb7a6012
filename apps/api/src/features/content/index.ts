import { pictureName } from '@parral/rules';
import type { Language } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import { loadContentLists } from './content-list.store.ts';
import { pressFragment, projectFragment, videoFragment } from './fragments.ts';

export { importContentLists } from './content-list.store.ts';

export const uses = ['site'] as const;

/** Projects, videos of the virtual visit and press, page by page (specification sections 2, 3 and 7). */
export function content(context: Context): Pick<Handlers, 'listProjects' | 'listVideos' | 'listPressArticles'> {
  const lists = context.content.memo(loadContentLists);
  const siteContent = context.content.memo(loadSite);

  /** Throws UNKNOWN_BRAND. */
  async function listsOf(branding: string) {
    const { id, pictures } = brandNamed(await siteContent(), branding);
    const isOf = (entry: { brands?: string[] | undefined }) => entry.brands?.includes(id) ?? true;
    /** A name is that of the brand's own picture: what several tell, each draws in its own look. */
    const illustrated = <T extends { picture?: string | undefined }>(entry: T) =>
      entry.picture === undefined || entry.picture.startsWith('/')
        ? entry
        : { ...entry, picture: pictures.find(({ src }) => pictureName(src) === `/images/${id}/${entry.picture}`)?.src };
    return { ...(await lists()), isOf, illustrated };
  }

  return {
    async listProjects({ query: { p = 1, cat_id, language_code, branding } }) {
      const { projects, isOf, illustrated } = await listsOf(branding);
      const ofSite = projects.projects.filter(isOf);
      const byName = bySlug(projects.categories);
      const matching = ofSite.filter(({ category }) => cat_id === undefined || byName.get(category)?.id === cat_id);
      const { entries, totalPages } = pageOf(matching, p, pageSizes.projects);
      return {
        html: entries.map((entry, at) => projectFragment(illustrated(entry), byName.get(entry.category), language_code, at === 0)),
        total_pages: totalPages,
        categories: used(projects.categories, ofSite).map(named(language_code)),
      };
    },
    async listVideos({ query: { p = 1, cat_id, subcat_id, language_code, branding } }) {
      const { videos, isOf } = await listsOf(branding);
      const ofSite = videos.videos.filter(isOf);
      const byName = bySlug(videos.categories);
      const subcategoryOf = ({ category, subcategory }: (typeof ofSite)[number]) =>
        byName.get(category)?.subcategories.find(({ slug }) => slug === subcategory);
      const matching = ofSite.filter(
        (video) => (cat_id === undefined || byName.get(video.category)?.id === cat_id) && (subcat_id === undefined || subcategoryOf(video)?.id === subcat_id),
      );
      const { entries, totalPages } = pageOf(matching, p, pageSizes.videos);
      return {
        html: entries.map((entry, at) => videoFragment(entry, subcategoryOf(entry) ?? byName.get(entry.category), language_code, at === 0)),
        total_pages: totalPages,
        categories: used(videos.categories, ofSite).map((category) => ({
          ...named(language_code)(category),
          subcategories: category.subcategories.filter(({ slug }) => ofSite.some(({ subcategory }) => subcategory === slug)).map(named(language_code)),
        })),
      };
    },
    async listPressArticles({ query: { p = 1, year, category, locale, language_code, branding } }) {
      const { press, isOf, illustrated } = await listsOf(branding);
      const ofSite = press.articles.filter(isOf);
      const byName = bySlug(press.categories);
      const matching = ofSite.filter(
        (article) =>
          (year === undefined || yearOf(article) === year) &&
          (category === undefined || byName.get(article.category)?.id === category) &&
          (locale === undefined || article.locale === locale),
      );
      const { entries, totalPages } = pageOf(matching, p, pageSizes.press);
      const languageName = new Intl.DisplayNames(language_code, { type: 'language' });
      return {
        pagination: {
          results: entries.map((entry, at) => ({ html: pressFragment(illustrated(entry), byName.get(entry.category), language_code, at === 0) })),
          total_pages: totalPages,
        },
        filters: {
          years: [...new Set(ofSite.map(yearOf))].toSorted((a, b) => b - a),
          categories: used(press.categories, ofSite).map(named(language_code)),
          locales: [...new Set(ofSite.map(({ locale: code }) => code))].toSorted().map((code) => ({ code, name: languageName.of(code) ?? code })),
        },
      };
    },
  };
}

const yearOf = ({ date }: { date: string }) => Number(date.slice(0, 4));
const bySlug = <T extends { slug: string }>(categories: readonly T[]) => new Map(categories.map((category) => [category.slug, category]));
const named =
  (language: Language) =>
  ({ id, name }: { id: number; name: Record<Language, string> }) => ({ id, name: name[language] });

/** The categories that have something to show. */
function used<T extends { slug: string }>(categories: readonly T[], entries: readonly { category: string }[]): T[] {
  return categories.filter(({ slug }) => entries.some(({ category }) => category === slug));
}

/** How many of each list stand on a page. */
const pageSizes = { projects: 4, videos: 6, press: 6 } as const;

/** One page of a list. A page beyond the last is the last; there are 0 pages of an empty list. */
function pageOf<T>(entries: readonly T[], page: number, size: number): { entries: readonly T[]; totalPages: number } {
  const totalPages = Math.ceil(entries.length / size);
  const at = Math.min(page, Math.max(totalPages, 1)) - 1;
  return { entries: entries.slice(at * size, (at + 1) * size), totalPages };
}
