import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../content/content.ts';
import type { Operation } from './handlers.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers that are the same for every visitor who is not logged in, until the content changes. */
const cacheable: ReadonlySet<string> = new Set<Operation>([
  'getSite',
  'getSiteAddresses',
  'listProjects',
  'listVideos',
  'listPressArticles',
  'getHomePage',
  'getPage',
  'listProducts',
  'getProduct',
  'getCatalogueImpressions',
  'getRelatedProductsImpressions',
  'listExperiences',
  'getExperience',
  'getBookingOptions',
  'listShippingCountries',
  'listContactSubjects',
  'getOpenapi',
]);

const mostBytes = 64 * 1024 * 1024;
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** An answer ready to be sent. */
export interface ReadyAnswer {
  body: Buffer;
  etag: string;
  headers: Record<string, string | number>;
  notModifiedHeaders: Record<string, string | number>;
  /** The same, names and values in turn: what `writeHead` writes with the least work. */
  lines: string[];
}

/**
 * Keeps those answers by address as ready buffers with an ETag, and gives them out before validation's work on the
 * request begins. The least recently used leave first. A session of a member (its cookie begins with `m`, see sessions.ts) passes by.
 */
export class AnswerCache {
  readonly #content: Content;
  readonly #entries: LRUCache<string, ReadyAnswer>;
  #version = 0;
  hits = 0;

  constructor(content: Content, maxBytes = mostBytes) {
    this.#content = content;
    // Besides its body an entry is its address, its headers and their objects.
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ body }, url) => body.length + url.length * 2 + 600 });
  }

  /**
   * Gives a kept answer to a request that Fastify has not looked at: its hooks say nothing that this one would hear, and cost more than
   * all that the answer needs. false, and nothing is done, for any other request.
   */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers } = request;
    if (request.method !== 'GET' || headers.authorization !== undefined || headers['if-none-match'] !== undefined || ofMember(headers.cookie)) return false;
    const ready = this.find(request.url ?? '');
    if (ready === undefined) return false;
    this.hits += 1;
    response.writeHead(200, ready.lines).end(ready.body);
    return true;
  }

  find(url: string): ReadyAnswer | undefined {
    if (this.#version !== this.#content.version) return undefined;
    return this.#entries.get(url);
  }

  /** `version` is the content's when the request began: an answer made of older content is not kept. */
  keep(url: string, version: number, body: Buffer): ReadyAnswer {
    const ready = readyAnswer(body);
    if (version !== this.#content.version) return ready;
    if (this.#version !== version) {
      this.#entries.clear();
      this.#version = version;
    }
    this.#entries.set(url, ready);
    return ready;
  }

  /** How many answers and bytes are held. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.#entries.size, bytes: this.#entries.calculatedSize };
  }
}

function readyAnswer(body: Buffer): ReadyAnswer {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const notModifiedHeaders = { ...securityHeaders, 'cache-control': shared, etag };
  const headers = { ...notModifiedHeaders, 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
  return { body, etag, notModifiedHeaders, headers, lines: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]) };
}

/** Whether this request comes with the session of a member. */
export function ofMember(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|;\s*)sid=m/.test(cookies);
}

/** Whether the client already holds this answer. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag);
}

/** Requests whose answer is to be kept: the content's version when they began, and the address under which it is kept. */
const began = new WeakMap<FastifyRequest, { version: number; address: string }>();

export function installAnswerCache(app: FastifyInstance, cache: AnswerCache, content: Content): void {
  // A callback hook: an async one would cost every hit a turn of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || ofMember(request.headers.cookie)) return done();
    const known = cache.find(request.url);
    const address = known === undefined && cacheable.has(operationOf(request) ?? '') ? declaredAddress(request) : null;
    const ready = known ?? (address === null ? undefined : cache.find(address));
    if (ready !== undefined) {
      cache.hits += 1;
      return giveReady(request, reply, ready);
    }
    if (address !== null) began.set(request, { version: content.version, address });
    return done();
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const beginning = began.get(request);
    if (beginning === undefined || reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('cache-control')) return payload;
    const ready = cache.keep(beginning.address, beginning.version, Buffer.from(payload));
    reply.headers(ready.notModifiedHeaders);
    if (!isHeld(request.headers['if-none-match'], ready.etag)) return payload;
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

function giveReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyAnswer): void {
  reply.hijack();
  // What tells a page of another site that it may read this stands in the reply already; it has a Vary with it.
  const more = reply.hasHeader('vary') ? (reply.getHeaders() as OutgoingHttpHeaders) : undefined;
  if (isHeld(request.headers['if-none-match'], ready.etag)) reply.raw.writeHead(304, { ...ready.notModifiedHeaders, ...more }).end();
  else reply.raw.writeHead(200, { ...ready.headers, ...more }).end(ready.body);
}

const namesByRoute = new WeakMap<object, readonly string[]>();

/**
 * The address with the parameters that the operation declares: all others change nothing in its answer, and make no entry of their own.
 * null where a name cannot be read: such an answer is not kept.
 */
function declaredAddress({ url, routeOptions: { schema } }: FastifyRequest): string | null {
  const at = url.indexOf('?');
  if (at === -1 || schema === undefined) return url;
  let names = namesByRoute.get(schema);
  if (names === undefined) {
    names = Object.keys((schema.querystring as { properties?: object } | undefined)?.properties ?? {});
    namesByRoute.set(schema, names);
  }
  const given = url.slice(at + 1).split('&');
  let declared: string[];
  try {
    declared = given.filter((pair) => names.includes(decodeURIComponent(pair.split('=', 1)[0] ?? '')));
  } catch {
    return null;
  }
  return declared.length === given.length ? url : `${url.slice(0, at)}?${declared.join('&')}`;
}

function operationOf(request: FastifyRequest): string | undefined {
  return (request.routeOptions.schema as { operationId?: string } | undefined)?.operationId;
}
