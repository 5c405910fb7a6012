import type { components } from '@parral/api-spec';
import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../render/escape-html.ts';
import { getJson } from '../http/api.ts';
import type { ApiFetch } from '../http/app.ts';
import type { Brand } from '../http/brands.ts';
import { sendPlain } from '../http/send.ts';

type Listed = components['schemas']['SiteAddresses']['pages'];

const sitemapOf = /^\/sitemap-([a-z-]+)\.xml$/;
const HOUR = { 'Cache-Control': 'public, max-age=3600' };
const XML = { ...HOUR, 'Content-Type': 'application/xml; charset=utf-8' };

/** What search engines ask for: robots.txt, the list of sitemaps, and a sitemap for each language of the brand. */
export class Crawlers {
  private readonly api: ApiFetch;

  constructor(api: ApiFetch) {
    this.api = api;
  }

  has(path: string): boolean {
    return path === '/robots.txt' || path === '/sitemap.xml' || sitemapOf.test(path);
  }

  async answer({ site, origin }: Brand, path: string, response: ServerResponse): Promise<void> {
    if (path === '/robots.txt') return sendPlain(response, 200, HOUR, `User-agent: *\nDisallow: /api/\nDisallow: /login\n\nSitemap: ${origin}/sitemap.xml\n`);
    if (path === '/sitemap.xml')
      return sendPlain(
        response,
        200,
        XML,
        whole(
          'sitemapindex',
          '',
          site.languages.map((language) => `<sitemap><loc>${origin}/sitemap-${language}.xml</loc></sitemap>`),
        ),
      );
    const language = sitemapOf.exec(path)?.[1];
    if (!site.languages.some((one) => one === language)) return sendPlain(response, 404, {}, 'The site does not have this language.\n');
    const { status, body } = await getJson(this.api, `/api/site/${site.brand}/addresses/`);
    if (status !== 200) throw new Error(`GET /api/site/${site.brand}/addresses/ answered ${status}`);
    const { pages } = body as { pages: Listed };
    const entries = pages.flatMap(({ paths }) => urlOf(paths, language ?? '', origin));
    return sendPlain(response, 200, XML, whole('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries));
  }
}

/** A page with its pairs in the other languages, itself among them, as search engines want it. */
function urlOf(paths: Readonly<Record<string, string>>, language: string, origin: string): string[] {
  const own = paths[language];
  if (own === undefined) return [];
  const pairs = Object.entries(paths).map(([other, path]) => `<xhtml:link rel="alternate" hreflang="${other}" href="${escapeHtml(origin + path)}"/>`);
  return [`<url><loc>${escapeHtml(origin + own)}</loc>${pairs.length > 1 ? pairs.join('') : ''}</url>`];
}

function whole(name: string, more: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n${entries.join('\n')}\n</${name}>\n`;
}
