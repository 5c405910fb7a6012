import type { components } from '@parral/api-spec';
import { isLanguage } from '@parral/api-spec/languages';
import type { FastifyRequest } from 'fastify';
import { findPage, type Language, type Page, pageContext, renderPageTemplate } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { loadCatalogue } from '../catalogue/index.ts';
import { loadExperiences } from '../experiences/index.ts';
import { loadLevels, type SessionContext } from '../session/index.ts';
import { addressOf, brandNamed, loadSite, type SiteContent } from '../site/index.ts';
import { listAddresses } from './list-addresses.ts';

export const uses = ['catalogue', 'experiences', 'session', 'site'] as const;

type PageBody = components['schemas']['Page'];
interface PageRequest {
  brand: string;
  language: Language;
  route: string;
}

/** Templates of pages (specification section 1), and the list of all their addresses. */
export function pages(context: SessionContext): Pick<Handlers, 'getAlternates' | 'getHomePage' | 'getPage' | 'getSiteAddresses'> {
  const siteContent = context.content.memo(loadSite);
  const catalogue = context.content.memo(loadCatalogue);
  const visits = context.content.memo(loadExperiences);
  const levels = context.content.memo(loadLevels);

  async function answerPage(requested: PageRequest, request: FastifyRequest): Promise<PageBody> {
    const site = await siteContent();
    const brand = brandNamed(site, requested.brand);
    const found = brand.languages.includes(requested.language)
      ? findPage(site.pages.get(`${requested.brand}/${requested.language}`) ?? [], requested.route)
      : null;
    if (found === null) throw new ApiError('NOT_FOUND');
    if (found.page.access === 'member' && !(await context.sessions.isMember(request))) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
    const subject = await subjectOf(found.page, found.params);
    const terms = { deliveryTime: site.deliveryTime, deliveryPlaces: site.deliveryPlaces, levels: (await levels()).all };
    const html = renderPageTemplate(found.page.template, pageContext(brand, found.page, terms, found.params), site.partials);
    return { page: { ...describe(site, found.page, found.params), ...subject }, html };
  }

  /** Title and description of what the page is about, where that is a wine. Throws NOT_FOUND when there is none of that name. */
  async function subjectOf(page: Page, params: Record<string, string>): Promise<{ title?: string; description?: string }> {
    if (page.key !== 'product') return {};
    const wine = (await catalogue()).bySlug.get(params['slug'] ?? '');
    if (wine === undefined || wine.brand !== page.brand) throw new ApiError('NOT_FOUND');
    return { title: wine.data.name[page.language], description: wine.data.lead[page.language] };
  }

  return {
    getHomePage: ({ params, request }) => answerPage({ ...params, route: '' }, request),
    getPage: ({ params, request }) => answerPage(params, request),

    async getAlternates({ params, query }) {
      const site = await siteContent();
      const [, language = '', ...route] = query.path.split('/');
      const pagesThere = isLanguage(language) ? site.pages.get(`${brandNamed(site, params.brand).id}/${language}`) : undefined;
      const found = findPage(pagesThere ?? [], route.join('/'));
      if (found === null) throw new ApiError('NOT_FOUND');
      const paths = Object.entries(alternatesOf(found.page, found.params));
      return { paths: Object.fromEntries(paths.filter((entry): entry is [string, string] => entry[1] !== null)) };
    },

    async getSiteAddresses({ params }) {
      return { pages: listAddresses(await siteContent(), { wines: (await catalogue()).wines, visits: await visits() }, params.brand) };
    },
  };
}

function describe(site: SiteContent, page: Page, params: Record<string, string>): PageBody['page'] {
  const { id, key, app, theme, layout, title, description, attributes, robots, access } = page;
  return {
    id,
    key,
    app,
    theme,
    layout,
    title,
    description,
    attributes,
    params,
    alternates: alternatesOf(page, params),
    robots,
    access,
    content_version: site.version,
  };
}

/** The page's address by language; null where it does not have the language. */
function alternatesOf(page: Page, params: Record<string, string>): Record<string, string | null> {
  const paths = Object.entries(page.alternates).map(([language, route]) => [language, route === null ? null : addressOf(language as Language, route, params)]);
  return Object.fromEntries(paths) as Record<string, string | null>;
}
