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
