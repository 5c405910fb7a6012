import { loginPath } from '@parral/site/paths';
/**
 * A path of this site, or null. Addresses of other sites in all their disguises
 * (`//host`, `/\host`, `/x/..//host`, control characters that browsers drop, schemes) are refused,
 * so that a link to the login cannot send a member elsewhere.
 */
export function safeNext(next: string | null | undefined): string | null {
  if (!next || !next.startsWith('/') || next.startsWith('//') || next.length > 2_000) return null;
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u0020\u007f]/.test(next)) return null;
  const url = new URL(next, 'http://here.invalid');
  // `/es/..//host` begins well, and once its dots are walked leads to another site.
  if (url.origin !== 'http://here.invalid' || url.pathname.startsWith('//') || url.pathname === loginPath()) return null;
  return url.pathname + url.search + url.hash;
}
