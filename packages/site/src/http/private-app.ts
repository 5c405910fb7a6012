import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FrontEndName } from '@parral/api-spec/apps';
import { withRequestId } from './api.ts';
import type { ApiFetch, Rendered } from './app.ts';
import { cachedResponse, PRIVATE } from './cached-response.ts';
import { newErrorId, type Log } from './log.ts';
import { isForeign, readForm } from './posted-form.ts';
import { apiOfReader } from './reader-api.ts';
import { inertPolicy, securityHeaders, STRICT_TRANSPORT } from './security-headers.ts';
import { sendCached, sendPlain } from './send.ts';

/** A page that is asked for, or a form that was posted to its address. */
export interface PrivateRequest {
  method: 'GET' | 'POST';
  /** As it came, without query. */
  path: string;
  query: URLSearchParams;
  form: URLSearchParams | null;
  headers: Readonly<Record<string, string | undefined>>;
  /** Carries the reader's cookies and browser. */
  api: ApiFetch;
  /** Names of the brands that are served, as in brands.yaml. */
  brands: readonly string[];
}

/** A file that is written while it is sent, of any length. */
export interface StreamedFile {
  /** With `Content-Type`. */
  headers: Readonly<Record<string, string | string[]>>;
  parts: AsyncIterable<string>;
}

/**
 * A front end whose pages are its own: on every host, for who is signed in, never kept, found by no search engine. It has
 * no templates and no brand.
 */
export interface PrivateApp {
  name: FrontEndName;
  /** Everything below is its, such as `/office/`. */
  home: string;
  /** Folder of built files to serve under `/assets/`, null while developing. */
  assets: string | null;
  answer(request: PrivateRequest): Promise<Rendered | StreamedFile>;
  /** The page that says what cannot be shown, and why. */
  refuse(request: PrivateRequest, status: number, errorId: string | null): Promise<Rendered>;
}

interface PrivateOptions {
  apps: readonly PrivateApp[];
  api: ApiFetch;
  brands: readonly string[];
  log: Log;
}

/** Hands requests to the private apps by the first part of their path. */
export class PrivateApps {
  readonly #options: PrivateOptions;

  constructor(options: PrivateOptions) {
    this.#options = { ...options, api: withRequestId(options.api) };
  }

  /** False where the path is none of theirs. */
  async answer(path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const app = this.#options.apps.find(({ home }) => path.startsWith(home) || `${path}/` === home);
    if (!app) return false;
    if (!path.startsWith(app.home)) sendPlain(response, 308, { Location: app.home + search });
    else await this.#send(await this.#rendered(app, path, search, request), request, response);
    return true;
  }

  async #rendered(app: PrivateApp, path: string, search: string, request: IncomingMessage): Promise<Rendered | StreamedFile> {
    const { method = 'GET' } = request;
    const isPost = method === 'POST';
    const asked: PrivateRequest = {
      method: isPost ? 'POST' : 'GET',
      path,
      query: new URLSearchParams(search),
      form: null,
      headers: request.headers as PrivateRequest['headers'],
      api: this.#apiOf(request),
      brands: this.#options.brands,
    };
    if (!isPost && method !== 'GET' && method !== 'HEAD') return app.refuse(asked, 405, null);
    if (isPost && isForeign(request)) return app.refuse(asked, 403, null);
    const form = isPost ? await readForm(request) : null;
    if (form === 'too large') return app.refuse(asked, 413, null);
    try {
      return await app.answer({ ...asked, form });
    } catch (error) {
      const errorId = newErrorId();
      this.#options.log.error(`${method} ${path} failed (${errorId}); the reader saw an error page`, error);
      return app.refuse(asked, 500, errorId);
    }
  }

  #apiOf(request: IncomingMessage): ApiFetch {
    const ofReader = apiOfReader(this.#options.api, request, request.headers.host ?? '');
    const browser = request.headers['user-agent'];
    return (inner) => {
      if (browser === undefined) return ofReader(inner);
      const headers = new Headers(inner.headers);
      headers.set('user-agent', browser);
      return ofReader(new Request(inner, { headers }));
    };
  }

  async #send(rendered: Rendered | StreamedFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if ('parts' in rendered) return this.#stream(rendered, request, response);
    const isSecure = request.headers['x-forwarded-proto'] === 'https';
    const hidden: Rendered = { ...rendered, headers: { 'X-Robots-Tag': 'noindex, nofollow', ...rendered.headers } };
    sendCached(request, response, await cachedResponse(hidden, 0, PRIVATE, isSecure), rendered.status);
  }

  /** What fails on its way ends the connection: half a file never looks like a whole one. */
  async #stream({ headers, parts }: StreamedFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(200, {
      'Cache-Control': PRIVATE,
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Security-Policy': inertPolicy,
      ...securityHeaders,
      ...(request.headers['x-forwarded-proto'] === 'https' && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
      ...headers,
    });
    if (request.method === 'HEAD') return void response.end();
    try {
      await pipeline(Readable.from(parts), response);
    } catch (error) {
      // Whoever ends a download takes no part of it that was still to come.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      this.#options.log.error(`${request.url} could not be sent to its end; the reader has a part of it`, error);
      response.destroy();
    }
  }
}
