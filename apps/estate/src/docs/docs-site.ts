import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiFetch, escapeHtml, type Site, type Template } from '@parral/site/http';
import { compileTheme } from '@parral/ui/theme-file';
import { brandThemes } from '@parral/ui/themes/registry';
import { parse } from 'yaml';
import { type Docs, type DocsPage, type DocsSection, readDocs } from './read-pages.ts';
import { searchIn } from './search.ts';

const brand = 'papers';
const at = '/en';

/**
 * The docs for the page server of the house: what the API answers of an estate's brand and pages, answered from the Markdown. Nothing
 * is sold here, so that no database and no server of calls stand behind it.
 *
 * @param root of the repository
 * @throws Error where a page, or the theme, cannot be read
 */
export async function docsSite(root: string): Promise<{ brand: string; api: ApiFetch; docs: Docs }> {
  const docs = await readDocs(root, at);
  const site = siteOf(docs, themeOf(root));
  const search = searchIn(docs);
  const pages = new Map([
    ['', homePage(docs)],
    ...docs.sections.map((section) => [section.address, sectionPage(section)] as const),
    ...docs.sections.flatMap((section) => section.pages.map((page) => [page.address, textPage(page, section)] as const)),
  ]);

  function answer(path: string): unknown {
    if (path === `/api/site/${brand}/`) return site;
    if (path === `/api/site/${brand}/addresses/`) return { pages: [...pages.keys()].map((key) => ({ key, paths: { en: `${at}/${key}` } })) };
    const route = path.startsWith(`/api/page/${brand}/en/`) ? path.slice(`/api/page/${brand}/en/`.length) : undefined;
    const words = route?.startsWith('search/') ? decodeURIComponent(route.slice('search/'.length)) : undefined;
    return words === undefined ? (route === undefined ? undefined : pages.get(route)) : foundPage(words, search(words));
  }

  const api: ApiFetch = (request) => {
    const found = answer(new URL(request.url).pathname);
    return Promise.resolve(found === undefined ? Response.json({ detail: 'NOT_FOUND' }, { status: 404 }) : Response.json(found));
  };
  return { brand, api, docs };
}

/** `/en/search?q=words`, as a form without script asks it, is the page `/en/search/words` to the page server; any other address itself. */
export function withoutQuery(url: string): string {
  const words = /^\/en\/search\?(?:.*&)?q=([^&]*)/.exec(url)?.[1];
  if (words === undefined) return url;
  const asked = new URLSearchParams(`q=${words}`).get('q')?.trim().slice(0, 80) ?? '';
  return `${at}/search/${encodeURIComponent(asked === '' ? ' ' : asked)}`;
}

function themeOf(root: string): Site['theme'] {
  const file = readFileSync(join(root, 'apps/docs/theme.yaml'), 'utf8').replace('base: BASE', `base: ${brandThemes.at(-1)}`);
  const compiled = compileTheme(brand, parse(file), { files: [], addressOf: (name) => name });
  if (!compiled.ok) throw new Error(`apps/docs/theme.yaml: ${compiled.problems.map((problem) => JSON.stringify(problem)).join('; ')}`);
  const { name, base, variants, colors, css, hash, preload } = compiled.theme;
  return { name, base, variants, colors, sheet: { address: `/themes/${name}-${hash}.css`, css }, preload, wordmark: { text: null, picture: null } };
}

function siteOf({ title, sections }: Docs, theme: Site['theme']): Site {
  const links = sections.map((section) => ({ href: `${at}/${section.address}`, label: section.title }));
  const none = '';
  return {
    brand,
    name: title,
    theme,
    club_theme: theme,
    pictures: [],
    hosts: ['localhost'],
    languages: ['en'],
    contact_email: none,
    phone: none,
    opening_times: [],
    age_question: false,
    banner: false,
    tag_manager_id: null,
    error_reports: null,
    bot_check: { kind: 'none', key: null },
    payments: { publishable_key: none, script_url: null },
    cookies: { age: 'papers_age', banner: 'papers_banner', basket: 'papers_basket' },
    // Nothing is sold, nobody is a member: the header and the footer leave out what has no address.
    addresses: {
      en: {
        home: `${at}/`,
        catalogue: none,
        basket: none,
        checkout: none,
        confirmation: none,
        visits: none,
        club: none,
        my_club: none,
        password: none,
        terms: none,
        privacy: none,
        contact: none,
      },
    },
    texts: {
      en: {
        navigation: links,
        club_navigation: [],
        footer_navigation: [],
        legal_navigation: [],
        newsletter: { title: none, text: none, consent: none },
        address: [],
        opening_hours: none,
        pickup_hours: none,
        funding: none,
        funding_logo: null,
        banner: none,
        club_label: none,
        error_pages: { not_found: null, failed: null },
        delivery_time: none,
        document_options: [],
      },
    },
    pickup: { name: none, line1: none, postcode: none, locality: none, phone_number: none, hours: none },
    free_shipping_from: null,
    redirects: [],
    content_version: 1,
  };
}

function templateOf(address: string, title: string, description: string, html: string): Template {
  const page = { id: address, key: address, app: 'content', theme: brand, layout: 'default', title, description, attributes: {}, params: {} } as const;
  return { page: { ...page, alternates: {}, robots: address.startsWith('search') ? 'noindex' : 'index', access: 'public', content_version: 1 }, html };
}

const searchForm = (value = '') =>
  `<div data-block="content/search-form" data-action="${at}/search" data-label="Search these pages" data-button="Search"${value === '' ? '' : ` data-value="${escapeHtml(value)}"`}></div>`;

function homePage({ title, text, sections }: Docs): Template {
  const entries = sections.map(
    (section) => `<div><dt><a href="${at}/${section.address}">${escapeHtml(section.title)}</a></dt><dd>${escapeHtml(section.text)}</dd></div>`,
  );
  return templateOf(
    '',
    title,
    text,
    `<section data-section="plain"><header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></header>${searchForm()}<dl>${entries.join('')}</dl></section>`,
  );
}

function sectionPage({ title, address, text, pages }: DocsSection): Template {
  return templateOf(
    address,
    title,
    text,
    `<section data-section="plain"><header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p></header>${searchForm()}${listOf(pages)}</section>`,
  );
}

function textPage(page: DocsPage, { title, address, pages }: DocsSection): Template {
  const others = pages.filter((one) => one !== page);
  const more = `<section data-section="field"><h2>${escapeHtml(others.length === 0 ? 'Search' : title)}</h2>${searchForm()}${others.length === 0 ? '' : listOf(others)}</section>`;
  const source = page.file === undefined ? 'Made from the code.' : `From <code>${escapeHtml(page.file)}</code>.`;
  const html = `<section data-section="plain"><header><h1>${escapeHtml(page.title)}</h1><p><a href="${at}/${address}">${escapeHtml(title)}</a></p></header>${page.html}<p>${source}</p></section>${more}`;
  return templateOf(page.address, page.title, page.text.slice(0, 150), html);
}

function foundPage(words: string, found: ReturnType<ReturnType<typeof searchIn>>): Template {
  const entries = found
    .slice(0, 20)
    .map(
      ({ page, excerpt }) => `<li><a href="${at}/${page.address}">${escapeHtml(page.title)}</a> (${escapeHtml(page.section)})<br>${escapeHtml(excerpt)}</li>`,
    );
  const says = found.length === 0 ? 'No page has these words.' : `${found.length} ${found.length === 1 ? 'page' : 'pages'}, the best first.`;
  const html = `<section data-section="plain"><header><h1>Search</h1></header>${searchForm(words.trim())}<p>${says}</p><ul>${entries.join('')}</ul></section>`;
  return templateOf('search', 'Search', '', html);
}

const listOf = (pages: readonly DocsPage[]) =>
  `<ul>${pages.map(({ address, title }) => `<li><a href="${at}/${address}">${escapeHtml(title)}</a></li>`).join('')}</ul>`;
