import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShareCard } from './app.ts';
import { securityHeaders } from './security-headers.ts';

/** Draws a page's picture for where it is shared: a PNG of 1200 × 630 px. */
export type DrawShare = (card: ShareCard) => Promise<Buffer>;

/** Size of such a picture in px, as those who show it ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Address of the picture of the page at a path; another one once it shows something else, since whoever shows it keeps it for long. */
export function shareAddress(path: string, card: ShareCard): string {
  const version = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 8);
  return `/share${path.endsWith('/') ? `${path}index` : path}.png?v=${version}`;
}

/** The path of the page whose picture an address names; null for none. */
export function sharedPath(path: string): string | null {
  const page = /^\/share(\/[a-z]{2}\/.+)\.png$/.exec(path)?.[1];
  return page === undefined ? null : page.replace(/^(\/[a-z]{2}\/)index$/, '$1');
}

export function sendShare(request: IncomingMessage, response: ServerResponse, png: Buffer): void {
  const etag = `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=86400', ...securityHeaders };
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': png.length, ...headers });
  response.end(request.method === 'HEAD' ? undefined : png);
}
