import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './encoding.ts';
import type { Kept } from './page-cache.ts';

/** Sends a ready answer: 304 when the reader has these bytes already, no body to HEAD. */
export function sendReady(request: IncomingMessage, response: ServerResponse, kept: Kept, status = 200): void {
  const ready = kept.encodings[chooseEncoding(request.headers['accept-encoding'])];
  const seen = request.headers['if-none-match'];
  if (status === 200 && seen !== undefined && seen.includes(ready.etag)) {
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
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text), ...headers });
  response.end(text);
}
