import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@parral/api-spec/languages';
import { loginPath } from '../paths/home-and-login.ts';
import { templateAddress } from './address.ts';
import { getJson } from './api.ts';
import type { ApiFetch, App, PageView, Rendered, ShareCard, Template } from './app.ts';
import type { Brand } from './brands.ts';
import { newErrorId, type Log } from './log.ts';
import { PageCache, type Kept } from './page-cache.ts';
import { makeReady, PRIVATE, SHARED } from './ready.ts';
import { sendPlain, sendReady } from './send.ts';

/** A page request that has its brand, language and canonical address. */
export interface PageRequest {
  brand: Brand;
  language: Language;
  route: string;
  path: string;
  search: string;
  cookie: string | undefined;
}

export interface PagesOptions {
  apps: readonly App[];
  api: ApiFetch;
  log: Log;
  /** Bytes that kept pages may take. */
  cacheBytes: number;
  /** What is done to each page's html before it is kept and sent. */
  dress?: (html: string) => string;
  /** Answers pages that belong to an app that is not here; without it they are 404. */
  elsewhere?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
}

type Made = { kept: Kept; status: number } | { login: true } | { elsewhere: true };

/** From a page request to its answer: the page cache, the template, the app that owns it. */
export class Pages {
  private readonly options: PagesOptions;
  private readonly whole: PageCache;
  private readonly narrowed: PageCache;
  private readonly making = new Map<string, Promise<Made>>();
  private readonly queryNames: readonly string[];

  constructor(options: PagesOptions) {
    this.options = options;
    // Addresses with a query have a room of their own, so that inventing queries empties nobody else's.
    this.whole = new PageCache(options.cacheBytes * 0.75);
    this.narrowed = new PageCache(options.cacheBytes * 0.25);
    this.queryNames = [...new Set(options.apps.flatMap((app) => app.query))].sort();
  }

  async answer(asked: PageRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const made = await this.make(asked, undefined);
    if ('login' in made) {
      const withCookie = asked.cookie === undefined ? made : await this.make(asked, asked.cookie);
      if ('login' in withCookie) return sendPlain(response, 302, { Location: loginPath(asked.path + asked.search), 'Cache-Control': PRIVATE });
      return this.deliver(withCookie, request, response);
    }
    return this.deliver(made, request, response);
  }

  /** The kept answer of an address, if there is one of the brand's present content version. */
  find(asked: PageRequest): Kept | undefined {
    const query = asked.search === '' ? '' : this.narrow(asked.search).key;
    return (query === '' ? this.whole : this.narrowed).get(keyOf(asked, query), asked.brand.site.content_version);
  }

  /** The kept answer of an address without a query. */
  findPlain(brand: Brand, path: string): Kept | undefined {
    return this.whole.get(brand.site.brand + path, brand.site.content_version);
  }

  /** What is drawn where a page is shared; null for a page that is not for everyone. */
  async share(asked: PageRequest): Promise<ShareCard | 'elsewhere' | null> {
    const kept = this.find(asked);
    if (kept) return kept.share ?? null;
    const made = await this.make(asked, undefined);
    if ('elsewhere' in made) return 'elsewhere';
    return 'kept' in made && made.status === 200 ? (made.kept.share ?? null) : null;
  }

  private deliver(made: Exclude<Made, { login: true }>, request: IncomingMessage, response: ServerResponse): void {
    if ('elsewhere' in made) this.options.elsewhere?.(request, response);
    else sendReady(request, response, made.kept, made.status);
  }

  private make(asked: PageRequest, cookie: string | undefined): Promise<Made> {
    if (cookie !== undefined) return this.render(asked, cookie);
    const key = keyOf(asked, this.narrow(asked.search).key);
    const running = this.making.get(key);
    if (running) return running;
    const made = this.render(asked, undefined).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async render(asked: PageRequest, cookie: string | undefined): Promise<Made> {
    const { api, log, apps } = this.options;
    const view = this.viewOf(asked, cookie);
    try {
      const address = templateAddress(asked.brand.site.brand, asked.language, asked.route);
      if (address === null) return await this.errorPage(view, 404, null);
      const { status, body } = await getJson(view.api, address);
      if (status === 401 && hasCode(body, 'CLUB_NO_AUTHENTICATED_MEMBER')) return { login: true };
      if (status !== 200 || body === null) return await this.errorPage(view, status === 200 ? 500 : status, null);
      const template = body as Template;
      const app = apps.find((one) => one.name === template.page.app);
      if (!app) return this.options.elsewhere ? { elsewhere: true } : await this.errorPage(view, 404, null);
      const rendered = await app.renderPage({ ...view, template, query: this.narrow(asked.search).values } satisfies PageView);
      // The session ended between the template and what a block asked for.
      if (rendered.status === 401 && template.page.access === 'member') return { login: true };
      if (rendered.status !== 200) return await this.errorPage(view, rendered.status, null);
      const own = cookie !== undefined || template.page.access === 'member';
      return await this.keep(asked, rendered, template.page.content_version, own);
    } catch (error) {
      const errorId = newErrorId();
      log.error(`page ${asked.path} of ${asked.brand.site.brand} failed (${errorId}); the reader saw an error page`, error);
      return this.errorPage({ ...view, api }, 500, errorId);
    }
  }

  private async keep(asked: PageRequest, rendered: Rendered, version: number, own: boolean): Promise<Made> {
    const shared = !own && rendered.keep;
    const kept = await makeReady(this.dressed(rendered), version, shared ? SHARED : PRIVATE, asked.brand.origin.startsWith('https:'));
    const query = this.narrow(asked.search).key;
    if (shared) (query === '' ? this.whole : this.narrowed).set(keyOf(asked, query), kept);
    return { kept, status: 200 };
  }

  private async errorPage(view: Omit<PageView, 'template' | 'query'>, status: number, errorId: string | null): Promise<Made> {
    const app = this.options.apps[0];
    if (!app) throw new Error('The door was opened without an app. Give createDoor at least one.');
    const rendered = await app.renderError({ ...view, status, errorId });
    return { kept: await makeReady(this.dressed(rendered), 0, PRIVATE, view.origin.startsWith('https:')), status };
  }

  private dressed(rendered: Rendered): Rendered {
    const { dress } = this.options;
    return dress ? { ...rendered, html: dress(rendered.html) } : rendered;
  }

  private viewOf(asked: PageRequest, cookie: string | undefined): Omit<PageView, 'template' | 'query'> {
    const { api } = this.options;
    return {
      site: asked.brand.site,
      language: asked.language,
      origin: asked.brand.origin,
      path: asked.path,
      search: asked.search,
      api: cookie === undefined ? api : (request) => api(withCookie(request, cookie)),
    };
  }

  private narrow(search: string): { key: string; values: Record<string, string> } {
    const values: Record<string, string> = {};
    if (search.length > 1 && this.queryNames.length > 0) {
      const given = new URLSearchParams(search);
      for (const name of this.queryNames) {
        // A form's boxes of one name come one by one; what was left empty was not given.
        const value = given.getAll(name).filter(Boolean).join(',');
        if (value !== '' && value.length <= 200) values[name] = value;
      }
    }
    return { key: new URLSearchParams(values).toString(), values };
  }
}

function keyOf(asked: PageRequest, query: string): string {
  return query === '' ? asked.brand.site.brand + asked.path : `${asked.brand.site.brand}${asked.path} ${query}`;
}

function withCookie(request: Request, cookie: string): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', cookie);
  return new Request(request, { headers });
}

function hasCode(body: unknown, code: string): boolean {
  return typeof body === 'object' && body !== null && 'detail' in body && body.detail === code;
}
