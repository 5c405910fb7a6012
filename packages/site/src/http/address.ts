import { pagePath } from '../paths/paths.ts';
import { isLanguage, type Language } from '@parral/api-spec/languages';

export type Address =
  /** Go there for good. */
  | { kind: 'moved'; to: string }
  | { kind: 'root' }
  /** `route` is what stands below the language, without slashes at its ends. */
  | { kind: 'page'; language: Language; route: string }
  | { kind: 'outside' };

/**
 * Sorts a path (without query). Page addresses have no trailing slash but the language roots
 * `/es/` and `/en/`, and no double slashes; other spellings are moved.
 */
export function classifyPath(path: string): Address {
  if (path === '/') return { kind: 'root' };
  // Browsers read it as a slash: sent on to `/\host`, they would leave for another site.
  if (path.includes('\\')) return { kind: 'outside' };
  const clean = path.replace(/\/{2,}/g, '/');
  const [first, ...rest] = clean.slice(1).split('/');
  if (!isLanguage(first)) {
    const bare = clean.replace(/\/$/, '');
    return bare === path ? { kind: 'outside' } : { kind: 'moved', to: bare === '' ? '/' : bare };
  }
  const route = rest.join('/').replace(/\/$/, '');
  const canonical = pagePath(first, route);
  return canonical === path ? { kind: 'page', language: first, route } : { kind: 'moved', to: canonical };
}

/** The API's address of a page template; null where none can be: the route is not valid percent-encoding, or has a control character. */
export function templateAddress(brand: string, language: Language, route: string): string | null {
  try {
    const segments = route === '' ? [] : route.split('/').map(decodeURIComponent);
    if (segments.some((segment) => /\p{Cc}/u.test(segment))) return null;
    return `/api/page/${brand}/${language}/${segments.map(encodeURIComponent).join('/')}`;
  } catch {
    return null;
  }
}
