import { createHash } from 'node:crypto';
import type { Rendered } from './app.ts';
import { compress, compressAll } from './encoding.ts';
import type { Encoding, CachedResponse, EncodedResponse } from './page-cache.ts';
import { securityHeaders, STRICT_TRANSPORT } from './security-headers.ts';

/** Held by a CDN for a minute, then shown for a day more while a newer is fetched; browsers always ask. */
export const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';
export const PRIVATE = 'private, no-store';

/**
 * Everything that an answer of the pages needs to be sent as often as it is asked for.
 *
 * @param before what was kept of the same address: where the text is still the same, so is its packing
 */
export async function cachedResponse(
  rendered: Rendered,
  version: number,
  cacheControl: string,
  secure: boolean,
  before?: CachedResponse,
): Promise<CachedResponse> {
  const security = Object.entries({ ...securityHeaders, ...secured(rendered.headers) }).flat();
  const hash = createHash('sha256').update(rendered.html).update(rendered.policy).digest('base64url').slice(0, 22);
  const tag = (encoding: Encoding) => `"${hash}-${encoding}"`;
  const bodies = before?.encodings.identity.etag === tag('identity') ? bodiesOf(before) : await compressAll(rendered.html);
  const common = ['Cache-Control', cacheControl, 'Vary', 'Accept-Encoding', 'Content-Security-Policy', rendered.policy, ...security];
  if (secure) common.push('Strict-Transport-Security', STRICT_TRANSPORT);
  const ready = (encoding: Encoding, body: Buffer): EncodedResponse => {
    const etag = tag(encoding);
    // Weak: of the text, whose bytes may be packed tighter the next time.
    const named = ['ETag', `W/${etag}`, ...common];
    const { 'Content-Type': type = 'text/html; charset=utf-8', ...more } = rendered.headers ?? {};
    const headers = ['Content-Type', String(type), 'Content-Length', String(body.length), ...named];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    for (const [name, value] of Object.entries(more)) {
      if (name in securityHeaders) continue;
      for (const one of Array.isArray(value) ? value : [value]) headers.push(name, one);
    }
    return { etag, body, headers, notModifiedHeaders: named };
  };
  const encodings = { br: ready('br', bodies.br), gzip: ready('gzip', bodies.gzip), identity: ready('identity', bodies.identity) };
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length + 1_000, 0);
  const until = rendered.freshFor === undefined ? undefined : Date.now() + rendered.freshFor * 1000;
  return { version, bytes, encodings, until, share: rendered.share };
}

const bodiesOf = ({ encodings: { br, gzip, identity } }: CachedResponse): Record<Encoding, Buffer> => ({
  br: br.body,
  gzip: gzip.body,
  identity: identity.body,
});

/** The same answer with brotli at its best: an eighth fewer bytes than at first, for a tenth of a second that nobody should wait for. */
export async function packedTightly(cached: CachedResponse): Promise<CachedResponse> {
  const { br, identity } = cached.encodings;
  const body = await compress(identity.body, 'br', 11);
  const headers = br.headers.with(br.headers.indexOf('Content-Length') + 1, String(body.length));
  return { ...cached, bytes: cached.bytes - br.body.length + body.length, encodings: { ...cached.encodings, br: { ...br, body, headers } } };
}

/** What a page says otherwise than the house: each of these is said once. */
function secured(headers: Rendered['headers'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (name in securityHeaders ? [[name, String(value)]] : [])));
}
