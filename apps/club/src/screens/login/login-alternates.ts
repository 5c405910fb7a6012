import type { Language } from '@parral/api-spec/languages';
import { loginPath } from '@parral/site/paths';
import type { ScreenView } from '@parral/site/render';

/**
 * The login in each language, whose `next` is the same page in that language, with its query and hash: what somebody was on the way to is
 * not lost by reading the login in another language. The club's first page where the page is not known.
 */
export async function loginAlternates({ api, site }: Pick<ScreenView, 'api' | 'site'>, next: string): Promise<Record<Language, string>> {
  const { pathname, search, hash } = new URL(next, 'http://here.invalid');
  const response = await api(new Request(`http://api.invalid/api/site/${site.brand}/alternates/?path=${encodeURIComponent(pathname)}`));
  if (!response.ok && response.status !== 404) console.error(`the addresses of ${pathname} could not be asked for: ${response.status}`);
  const { paths } = (response.ok ? await response.json() : { paths: {} }) as { paths: Readonly<Record<string, string>> };
  const nextIn = (language: Language) => {
    const path = paths[language];
    return path === undefined ? (site.addresses[language]?.my_club ?? '/') : path + search + hash;
  };
  return Object.fromEntries(site.languages.map((language) => [language, loginPath(nextIn(language))])) as Record<Language, string>;
}
