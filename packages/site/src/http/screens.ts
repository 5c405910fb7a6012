import type { IncomingMessage, ServerResponse } from 'node:http';
import { preferredLanguage } from '../words/accept-language.ts';
import { isLanguage, type Language } from '@parral/api-spec/languages';
import { blocksPagePath } from '../paths/paths.ts';
import type { ApiFetch, App, Rendered, View } from './app.ts';
import type { Brand } from './brands.ts';
import { newErrorId, type Log } from './log.ts';
import { cachedResponse, PRIVATE } from './cached-response.ts';
import { isForeign, readForm } from './posted-form.ts';
import { apiOfReader } from './reader-api.ts';
import { sendPlain, sendCached } from './send.ts';

interface ScreensOptions {
  apps: readonly App[];
  api: ApiFetch;
  log: Log;
}

/** Screens outside the page templates (`/login`, a form's answer) and error pages: one reader's, never kept. */
export class Screens {
  private readonly options: ScreensOptions;
  private readonly owners = new Map<string, App>();

  constructor(options: ScreensOptions) {
    this.options = options;
    for (const app of options.apps) for (const path of app.screens) if (!this.owners.has(path)) this.owners.set(path, app);
  }

  has(path: string): boolean {
    return this.owners.has(path);
  }

  async answer(brand: Brand, path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const app = this.owners.get(path);
    const { method } = request;
    if (!app || (method !== 'GET' && method !== 'HEAD' && method !== 'POST')) return sendPlain(response, 405, { Allow: 'GET, HEAD, POST' });
    if (method === 'POST' && isForeign(request)) return this.refuse(brand, path, search, request, response, 403);
    const form = method === 'POST' ? await readForm(request) : null;
    if (form === 'too large') return this.refuse(brand, path, search, request, response, 413);
    const view = this.viewOf(brand, path, search, request);
    try {
      const headers = request.headers as Record<string, string | undefined>;
      const rendered = await app.renderScreen({ ...view, method: method === 'POST' ? 'POST' : 'GET', form, headers });
      await this.send(brand, rendered, request, response);
    } catch (error) {
      const errorId = newErrorId();
      this.options.log.error(`${method} ${path} failed (${errorId}); the reader saw an error page`, error);
      await this.refuse(brand, path, search, request, response, 500, errorId);
    }
  }

  /** The page of all blocks of an app, for editors; 404 for an app that is not here. */
  async blocks(brand: Brand, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const app = this.options.apps.find(({ name }) => path === blocksPagePath(name));
    if (!app) return this.refuse(brand, path, '', request, response, 404);
    await this.send(brand, await app.renderBlocks(this.viewOf(brand, path, '', request)), request, response);
  }

  /** The error page: status, 'Error' and a way on (specification section 2). */
  async refuse(
    brand: Brand,
    path: string,
    search: string,
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    errorId: string | null = null,
  ): Promise<void> {
    const app = this.options.apps[0];
    if (!app) return sendPlain(response, status, {}, 'Error\n');
    const rendered = await app.renderError({ ...this.viewOf(brand, path, search, request), status, errorId });
    await this.send(brand, { ...rendered, status }, request, response);
  }

  private async send(brand: Brand, rendered: Rendered, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const kept = await cachedResponse(rendered, 0, PRIVATE, brand.origin.startsWith('https:'));
    sendCached(request, response, kept, rendered.status);
  }

  private viewOf(brand: Brand, path: string, search: string, request: IncomingMessage): View {
    const api = apiOfReader(this.options.api, request, new URL(brand.origin).host);
    return { site: brand.site, origin: brand.origin, path, search, language: languageOf(path, search, request, brand), api };
  }
}

/** The language of `next`, else that of the path, else Accept-Language. */
function languageOf(path: string, search: string, request: IncomingMessage, brand: Brand): Language {
  const next = new URLSearchParams(search).get('next') ?? path;
  const named = next.split('/')[1];
  if (isLanguage(named) && brand.site.languages.includes(named)) return named;
  return preferredLanguage(request.headers['accept-language'], brand.site.languages);
}
