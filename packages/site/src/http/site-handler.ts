import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type FileStore, isStoreAway } from '@parral/file-store';
import { requestIdFrom } from '@parral/rules';
import { preferredLanguage } from '../words/accept-language.ts';
import { homePath } from '../paths/home-and-login.ts';
import { blockPicturesPath, blocksPagePath, unavailablePath } from '../paths/paths.ts';
import { classifyPath } from './address.ts';
import { forRequest, withRequestId } from './api.ts';
import type { ApiFetch, App } from './app.ts';
import { Brands, type Brand } from './brands.ts';
import { Crawlers } from '../seo/crawlers.ts';
import { answerEditors, withReload } from './editors.ts';
import { Files, keptFiles, type Resize } from './files.ts';
import { consoleLog, logAccess, newErrorId, type Log } from './log.ts';
import { type PageCounts, Pages } from './pages.ts';
import { type PrivateApp, PrivateApps } from './private-app.ts';
import { Screens } from './screens.ts';
import { STRICT_TRANSPORT } from './security-headers.ts';
import { sendPlain, sendCached } from './send.ts';
import { type DrawShare, sendShare, sharedPath } from './share.ts';
import { answerSheet } from './theme-sheets.ts';

export interface SiteHandlerOptions {
  /** The front ends of templates behind this handleSite: one alone, or all four in an estate. */
  apps: readonly App[];
  /** Those that have pages of their own, on every host. */
  privateApps?: readonly PrivateApp[] | undefined;
  api: ApiFetch;
  /** Names of the brands served, as in brands.yaml. */
  brands: readonly string[];
  /** Serve this brand for every host: a single-brand site. */
  brand?: string | undefined;
  /** Port in canonical addresses of local hosts. */
  port: number;
  /** A folder, or another store, whose `<brand>/<name>` are served under `/images/`. */
  images?: FileStore | string | undefined;
  /** The same whose `<theme>/<name>` are served under `/themes/`: the type and the wordmarks of the estate's own themes. */
  themes?: FileStore | string | undefined;
  /** Makes the widths and formats of its photographs; without it they are served as they are. */
  resize?: Resize | undefined;
  /** Bytes that kept pages may take; 64 MiB when not given. */
  cacheBytes?: number;
  /** Counts up which pages came out of the cache, and which were drawn; for whoever shows figures. */
  counts?: PageCounts;
  /** Bytes that files may take that were asked for; 64 MiB when not given. */
  fileBytes?: number;
  /** Draws what pages show where they are shared; without it such pictures are 404. */
  drawShare?: DrawShare | undefined;
  log?: Log;
  /** Follows what is not answered out of the cache; without it a caller's trace is passed on to the API as it came. */
  trace?: TracePage | undefined;
  /** The editors' mode: pages load themselves anew when the content changes, and `/editors/blocks` shows every block. */
  editors?: boolean;
  /** Folder of `<app>/<block>.jpg`: what the page of blocks shows of a block that cannot be drawn there. */
  blockPictures?: string;
  /** Answers what no app here owns: pages of other apps, paths outside. Without it they are 404. */
  fallback?: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A request as a trace has it. */
export interface TracedRequest {
  id: string;
  method: string;
  /** `traceparent` of W3C Trace Context, as the caller sent it. */
  traceparent: string | undefined;
  /** That of the answer, once there is one. */
  status(): number;
}

/** Runs `work` in a span of its own, and gives it the `traceparent` for what it asks of others. */
export type TracePage = (request: TracedRequest, work: (traceparent: string | undefined) => Promise<void>) => Promise<void>;

export type SiteHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Everything between a socket and the apps: brand by host (421 for a host that is nobody's),
 * language by path, canonical addresses, files, the page cache, screens outside the languages.
 * Answers every request it is given.
 */
export function createSiteHandler(options: SiteHandlerOptions): SiteHandler {
  const log = options.log ?? consoleLog;
  const { apps, privateApps = [], fallback, editors = false, counts = { fromCache: 0, drawn: 0 } } = options;
  const api = withRequestId(options.api);
  const brands = new Brands({ names: options.brands, only: options.brand, api, log, port: options.port });
  const pages = new Pages({ apps, api, log, cacheBytes: options.cacheBytes ?? 64 * 2 ** 20, counts, fallback, ...(editors && { transform: withReload }) });
  const screens = new Screens({ apps, api, log });
  const ofStaff = new PrivateApps({ apps: privateApps, api: options.api, brands: options.brands, log });
  const crawlers = new Crawlers(api);
  const kept = keptFiles(options.fileBytes ?? 64 * 2 ** 20);
  const files = [...apps, ...privateApps].flatMap((app) =>
    app.assets ? [new Files(`/assets/${app.name}/`, join(app.assets, app.name), 'immutable', { kept })] : [],
  );
  if (editors && options.blockPictures) files.push(new Files(blockPicturesPath(), options.blockPictures, 'revalidate', { kept }));
  if (options.images) files.push(new Files('/images/', options.images, 'revalidate', { kept, resize: options.resize, log }));
  if (options.themes) files.push(new Files('/themes/', options.themes, 'revalidate', { kept }));

  async function answerForBrand(brand: Brand | undefined, path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!brand) return sendPlain(response, 421, {}, 'No site of that name lives here. Check the host in the address.\n');
    // Kept pages say it themselves.
    if (brand.origin.startsWith('https:')) response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    const address = classifyPath(path);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/icon.svg' && apps[0])
      return sendPlain(response, 200, { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }, apps[0].icon(brand.site));
    if (reading && (await answerSheet(brand.site, path, request, response))) return;
    const shared = sharedPath(path);
    if (shared !== null && reading) return answerShare(brand, shared, request, response);
    if (editors && answerEditors(brand, path, response)) return;
    if (editors && path.startsWith(blocksPagePath(''))) return screens.blocks(brand, path, request, response);
    if (path === unavailablePath()) return screens.refuse(brand, path, search, request, response, 503);
    if (crawlers.has(path)) return crawlers.answer(brand, path, response);
    if (address.kind === 'moved' && reading) return sendPlain(response, 308, { Location: address.to + search, 'Cache-Control': 'public, max-age=3600' });
    if (address.kind === 'root') {
      const language = preferredLanguage(request.headers['accept-language'], brand.site.languages);
      return sendPlain(response, 302, { Location: homePath(language) + search, Vary: 'Accept-Language', 'Cache-Control': 'private, no-cache' });
    }
    if (address.kind === 'page' && brand.site.languages.includes(address.language)) {
      if (!reading) return sendPlain(response, 405, { Allow: 'GET, HEAD' }, 'Pages are read with GET.\n');
      const redirects = brand.redirects.get(path);
      if (redirects) return sendPlain(response, 301, { Location: redirects + search, 'Cache-Control': 'public, max-age=3600' });
      if (redirects === null) return screens.refuse(brand, path, search, request, response, 410);
      const target = { brand, language: address.language, route: address.route, path, search, cookie: request.headers.cookie };
      const cached = pages.find(target);
      if (cached) return sendCached(request, response, cached);
      return pages.answer(target, request, response);
    }
    if (screens.has(path)) return screens.answer(brand, path, search, request, response);
    if (fallback) return fallback(request, response);
    return screens.refuse(brand, path, search, request, response, 404);
  }

  async function answerShare(brand: Brand, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = classifyPath(path);
    const known = address.kind === 'page' && brand.site.languages.includes(address.language);
    const card = known ? await pages.share({ brand, language: address.language, route: address.route, path, search: '', cookie: undefined }) : null;
    if (card === 'fallback' && fallback) return fallback(request, response);
    if (card === null || card === 'fallback' || !options.drawShare)
      return sendPlain(response, 404, { 'Cache-Control': 'no-store' }, 'There is no page with this picture.\n');
    return sendShare(request, response, await options.drawShare(card));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const search = mark < 0 || mark === url.length - 1 ? '' : url.slice(mark);
    const folder = files.find((one) => path.startsWith(one.prefix));
    if (folder && (await folder.answer(path, search, request, response))) return;
    if (await ofStaff.answer(path, search, request, response)) return;
    await answerForBrand(await brands.forHost(request.headers.host), path, search, request, response);
  }

  /** Most requests are for a kept page at its canonical address: three map reads, and it is on its way. */
  function answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const brand = brands.cachedForHost(request.headers.host);
    const cached = brand && pages.findPlain(brand, request.url ?? '/');
    if (cached) sendCached(request, response, cached);
    return cached !== undefined;
  }

  return (request, response) => {
    const id = log.access && requestIdFrom(request.headers['x-request-id']);
    if (id !== undefined) logAccess(log, id, request, response);
    if (answerFromCache(request, response)) return;
    const known = id ?? requestIdFrom(request.headers['x-request-id']);
    // A file named by its content is the same in each answer, and there are twenty to a page: they go without.
    if (request.url?.startsWith('/assets/') !== true) response.setHeader('X-Request-Id', known);
    const caller = request.headers['traceparent'];
    const traceparent = typeof caller === 'string' ? caller : undefined;
    const follow = options.trace ?? ((_request, work) => work(traceparent));
    const traced = { id: known, method: request.method ?? 'GET', traceparent, status: () => response.statusCode };
    follow(traced, (own) => forRequest({ id: known, traceparent: own }, () => answer(request, response))).catch((error: unknown) => {
      const errorId = newErrorId();
      log.error(`${request.method} ${request.url} failed (${errorId})`, error);
      if (response.headersSent) response.destroy();
      else if (isStoreAway(error))
        sendPlain(
          response,
          503,
          { 'Cache-Control': 'no-store', 'Retry-After': '5' },
          `Error 503. This picture or film cannot be fetched for the moment; please try again shortly. If it stays away, tell us this number: ${errorId}\n`,
        );
      else
        sendPlain(
          response,
          500,
          { 'Cache-Control': 'no-store' },
          `Error 500. Something failed here; please try again. If it fails again, tell us this number: ${errorId}\n`,
        );
    });
  };
}
