import { scrub } from './scrub.ts';

/**
 * The id that one request has in every log it passes: the X-Request-Id of a proxy before us where that has a harmless form, else a new one.
 */
export function requestIdFrom(given: unknown): string {
  return typeof given === 'string' && /^[A-Za-z0-9._-]{8,80}$/.test(given) ? given : crypto.randomUUID();
}

/** The address of a request for the log: without its query, which may hold codes, and without tokens in its path. */
export function loggedPath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return scrub(path.replace(/(?<=\/)(?=[\w-]*[A-Z0-9])[\w-]{20,}(?=\/|$)/g, '…'));
}
