import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@parral/api-spec/languages';
import { loginPath } from '../paths/home-and-login.ts';
import { templateAddress } from './address.ts';
import { getJson } from './api.ts';
import type { ApiFetch, App, PageView, Rendered, ShareCard, Template } from './app.ts';
import type { Brand } from './brands.ts';
import { newErrorId, type Log } from './log.ts';
import { LRUCache } from 'lru-cache';
import { PageCache, type CachedResponse } from './page-cache.ts';
import { cachedResponse, PRIVATE, SHARED } from './cached-response.ts';
import { sendPlain, sendCached } from './send.ts';
import { TightPacking } from './tight-packing.ts';

/** A page request that has its brand, language and canonical address. */
export interface PageRequest {
  brand: Brand;
  language: Language;
  route: string;
  path: string;
  search: string;
  cookie: string | undefined;
}

/** How many pages were sent, by where they came from. */
export interface PageCounts {
  fromCache: number;
  drawn: number;
}

export interface PagesOptions {
  apps: readonly App[];
  api: ApiFetch;
  log: Log;
  /** Bytes that kept pages may take. */
  cacheBytes: number;
  /** Counted up here. */
  counts: PageCounts;
  /** What is done to each page's html before it is kept and sent. */
  transform?: (html: string) => string;
  /** Answers pages that belong to an app that is not here; without it they are 404. */
  fallback?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
}

type PageResult = { cached: CachedResponse; status: number } | { login: true } | { fallback: true };

/** From a page request to its answer: the page cache, the template, the app that owns it. */
export class Pages {
  private readonly options: PagesOptions;
  private readonly plainCache: PageCache;
  private readonly queryCache: PageCache;
  private readonly packing: TightPacking;
  private readonly pending = new Map<string, Promise<PageResult>>();
  /** Of every block of every app; those of a page that was rendered before are fewer. */
  private readonly queryNames: readonly string[];
  private readonly queryNamesOfPage = new LRUCache<string, { names: readonly string[]; version: number }>({ max: 20_000 });

  constructor(options: PagesOptions) {
    this.options = options;
    // Addresses with a query have a room of their own, so that inventing queries empties nobody else's.
    this.plainCache = new PageCache(options.cacheBytes * 0.75);
    this.queryCache = new PageCache(options.cacheBytes * 0.25);
    this.packing = new TightPacking(this.plainCache, options.log);
    this.queryNames = [...new Set(options.apps.flatMap((app) => app.query))];
  }

  async answer(target: PageRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const result = await this.resolve(target, undefined);
    if ('login' in result) {
      const withCookie = target.cookie === undefined ? result : await this.resolve(target, target.cookie);
      if ('login' in withCookie) return sendPlain(response, 302, { Location: loginPath(target.path + target.search), 'Cache-Control': PRIVATE });
      return this.deliver(withCookie, request, response);
    }
    return this.deliver(result, request, response);
  }

  /** The kept answer of an address, if there is one of the brand's present content version. */
  find(target: PageRequest): CachedResponse | undefined {
    return this.counted(this.keptFor(target));
  }

  /** The kept answer of an address without a query. */
  findPlain(brand: Brand, path: string): CachedResponse | undefined {
    return this.counted(this.plainCache.get(brand.site.brand + path, brand.site.content_version));
  }

  private keptFor(target: PageRequest): CachedResponse | undefined {
    const query = target.search === '' ? '' : this.queryOf(target).key;
    return (query === '' ? this.plainCache : this.queryCache).get(keyOf(target, query), target.brand.site.content_version);
  }

  private counted(cached: CachedResponse | undefined): CachedResponse | undefined {
    if (cached !== undefined) this.options.counts.fromCache += 1;
    return cached;
  }

  /** What is drawn where a page is shared; null for a page that is not for everyone. */
  async share(target: PageRequest): Promise<ShareCard | 'fallback' | null> {
    const cached = this.keptFor(target);
    if (cached) return cached.share ?? null;
    const result = await this.resolve(target, undefined);
    if ('fallback' in result) return 'fallback';
    return 'cached' in result && result.status === 200 ? (result.cached.share ?? null) : null;
  }

  private deliver(result: Exclude<PageResult, { login: true }>, request: IncomingMessage, response: ServerResponse): void {
    if ('fallback' in result) return this.options.fallback?.(request, response);
    this.options.counts.drawn += 1;
    sendCached(request, response, result.cached, result.status);
  }

  private resolve(target: PageRequest, cookie: string | undefined): Promise<PageResult> {
    if (cookie !== undefined) return this.render(target, cookie);
    const key = keyOf(target, this.queryOf(target).key);
    const running = this.pending.get(key);
    if (running) return running;
    const result = this.render(target, undefined).finally(() => this.pending.delete(key));
    this.pending.set(key, result);
    return result;
  }

  private async render(target: PageRequest, cookie: string | undefined): Promise<PageResult> {
    const { api, log, apps } = this.options;
    const view = this.viewOf(target, cookie);
    try {
      const address = templateAddress(target.brand.site.brand, target.language, target.route);
      if (address === null) return await this.errorPage(view, 404, null);
      const { status, body } = await getJson(view.api, address);
      if (status === 401 && hasCode(body, 'CLUB_NO_AUTHENTICATED_MEMBER')) return { login: true };
      if (status !== 200 || body === null) return await this.errorPage(view, status === 200 ? 500 : status, null);
      const template = body as Template;
      const app = apps.find((one) => one.name === template.page.app);
      if (!app) return this.options.fallback ? { fallback: true } : await this.errorPage(view, 404, null);
      const rendered = await app.renderPage({ ...view, template, query: declaredQuery(target.search, this.queryNames).values } satisfies PageView);
      // The session ended between the template and what a block asked for.
      if (rendered.status === 401 && template.page.access === 'member') return { login: true };
      if (rendered.status !== 200) return await this.errorPage(view, rendered.status, null);
      const isPersonal = cookie !== undefined || template.page.access === 'member';
      return await this.keep(target, rendered, template.page.content_version, isPersonal);
    } catch (error) {
      const errorId = newErrorId();
      log.error(`page ${target.path} of ${target.brand.site.brand} failed (${errorId}); the reader saw an error page`, error);
      return this.errorPage({ ...view, api }, 500, errorId);
    }
  }

  private async keep(target: PageRequest, rendered: Rendered, version: number, isPersonal: boolean): Promise<PageResult> {
    const shared = !isPersonal && rendered.keep;
    if (shared && rendered.query !== undefined) this.queryNamesOfPage.set(keyOf(target, ''), { names: rendered.query, version });
    const query = this.queryOf(target).key;
    const key = keyOf(target, query);
    const cache = query === '' ? this.plainCache : this.queryCache;
    const before = shared ? cache.peek(key) : undefined;
    const isSecure = target.brand.origin.startsWith('https:');
    const cached = await cachedResponse(this.transformed(rendered), version, shared ? SHARED : PRIVATE, isSecure, before);
    if (shared) cache.set(key, cached);
    if (shared && query === '' && cached.encodings.br.etag !== before?.encodings.br.etag) this.packing.add(key);
    return { cached, status: 200 };
  }

  private async errorPage(view: Omit<PageView, 'template' | 'query'>, status: number, errorId: string | null): Promise<PageResult> {
    const app = this.options.apps[0];
    if (!app) throw new Error('The site handler has no app. Give createSiteHandler at least one.');
    const rendered = await app.renderError({ ...view, status, errorId });
    return { cached: await cachedResponse(this.transformed(rendered), 0, PRIVATE, view.origin.startsWith('https:')), status };
  }

  private transformed(rendered: Rendered): Rendered {
    const { transform } = this.options;
    return transform ? { ...rendered, html: transform(rendered.html) } : rendered;
  }

  private viewOf(target: PageRequest, cookie: string | undefined): Omit<PageView, 'template' | 'query'> {
    const { api } = this.options;
    return {
      site: target.brand.site,
      language: target.language,
      origin: target.brand.origin,
      path: target.path,
      search: target.search,
      api: cookie === undefined ? api : (request) => api(withCookie(request, cookie)),
    };
  }

  /** What of an address makes a page of its own: what its blocks read, where they are known, else what any block reads. */
  private queryOf(target: PageRequest): DeclaredQuery {
    const known = this.queryNamesOfPage.get(keyOf(target, ''));
    return declaredQuery(target.search, known?.version === target.brand.site.content_version ? known.names : this.queryNames);
  }
}

interface DeclaredQuery {
  key: string;
  values: Record<string, string>;
}

function declaredQuery(search: string, names: readonly string[]): DeclaredQuery {
  const values: Record<string, string> = {};
  if (search.length > 1 && names.length > 0) {
    const given = new URLSearchParams(search);
    for (const name of [...names].sort()) {
      // A form's boxes of one name come one by one; what was left empty was not given.
      const value = given.getAll(name).filter(Boolean).join(',');
      if (value !== '' && value.length <= 200) values[name] = value;
    }
  }
  return { key: new URLSearchParams(values).toString(), values };
}

function keyOf(target: PageRequest, query: string): string {
  return query === '' ? target.brand.site.brand + target.path : `${target.brand.site.brand}${target.path} ${query}`;
}

function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie);
  return new Request(request, { headers });
}

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'detail' in body && body.detail === code;
}
