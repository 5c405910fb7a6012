import type { Language } from '@parral/api-spec/languages';

/*
 * Apart from the other paths because the member's menu, which stands on every page, needs these two alone.
 */

/** The home of a language. */
export function homePath(language: Language): string {
  return `/${language}/`;
}

/** The login, and from there on to `next`: a path of this site with its query (specification section 2). */
export function loginPath(next?: string): string {
  return next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
