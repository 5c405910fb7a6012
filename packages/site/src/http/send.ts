import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding.ts';
import type { CachedResponse } from './page-cache.ts';
import { inertPolicy, securityHeaders } from './security-headers.ts';

/** Sends a ready answer: 304 when the reader has these bytes already, no body to HEAD. */
export function sendCached(request: IncomingMessage, response: ServerResponse, cached: CachedResponse, status = 200): void {
  const ready = cached.encodings[chooseEncoding(request.headers['accept-encoding'])];
  const knownEtag = request.headers['if-none-match'];
  if (status === 200 && knownEtag !== undefined && knownEtag.includes(ready.etag)) {
    response.writeHead(304, ready.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(status, ready.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(ready.body);
}

/**
 * Sends the part that a `Range` header asks for (one range of bytes, as players do); false when it asks for none that can
 * be understood, and the whole is to be sent. 416 when the part lies outside.
 */
export function sendPart(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): boolean {
  const { body, headers } = cached.encodings.identity;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === '' && to === '') return false;
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) {
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}`, 'Content-Length': 0 });
    response.end();
    return true;
  }
  const part = body.subarray(start, end + 1);
  const own = headers.map((entry, at) => (headers[at - 1] === 'Content-Length' ? String(part.length) : entry));
  response.writeHead(206, [...own, 'Accept-Ranges', 'bytes', 'Content-Range', `bytes ${start}-${end}/${body.length}`]);
  if (request.method === 'HEAD') response.end();
  else response.end(part);
  return true;
}

/** A short answer without a page: redirects, and refusals where no brand could dress an error page. */
export function sendPlain(response: ServerResponse, status: number, headers: Record<string, string>, text = ''): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Content-Security-Policy': inertPolicy,
    ...securityHeaders,
    ...headers,
  });
  response.end(text);
}
