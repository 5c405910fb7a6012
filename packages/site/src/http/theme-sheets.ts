import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Site } from './app.ts';
import { compressAll } from './encoding.ts';
import type { CachedResponse, Encoding } from './page-cache.ts';
import { sendCached } from './send.ts';

/** Sheets that are ready to be sent, by what they say and whether they may be cached; they are few and small. What failed is not kept. */
const ready = new LRUCache<string, CachedResponse, () => Promise<CachedResponse>>({ max: 50, fetchMethod: (_key, _stale, { context: load }) => load() });

/**
 * Answers `/themes/<name>-<hash>.css`, the style sheet of an estate's own theme. A page that was cached somewhere may still name the one
 * before: it gets that of now, and nobody caches it under the old address. False where the site has no such theme.
 */
export async function answerSheet(site: Site, path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const name = /^\/themes\/([a-z0-9-]+)-[0-9a-f]+\.css$/.exec(path)?.[1];
  const sheet = name === undefined ? undefined : [site.theme, site.club_theme].find((theme) => theme.name === name)?.sheet;
  if (!sheet) return false;
  const isOfNow = sheet.address === path;
  const key = `${sheet.address} ${isOfNow}`;
  const load = () => readySheet(sheet.css, isOfNow ? 'public, max-age=31536000, immutable' : 'no-cache');
  sendCached(request, response, await ready.forceFetch(key, { context: load }));
  return true;
}

async function readySheet(css: string, cacheControl: string): Promise<CachedResponse> {
  const bodies = await compressAll(css);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 22);
  const of = (encoding: Encoding) => {
    const etag = `"${hash}-${encoding}"`;
    const notModifiedHeaders = ['ETag', etag, 'Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'];
    const headers = ['Content-Type', 'text/css; charset=utf-8', 'Content-Length', String(bodies[encoding].length), ...notModifiedHeaders];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    return { etag, body: bodies[encoding], headers, notModifiedHeaders };
  };
  return { version: 0, bytes: css.length, encodings: { br: of('br'), gzip: of('gzip'), identity: of('identity') } };
}
