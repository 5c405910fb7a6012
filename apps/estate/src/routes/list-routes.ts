import { type AppName, type FrontEndName, frontEnds } from '@parral/api-spec/apps';
import { contactFormPath, loginPath } from '@parral/site/paths';

/** Who answers a path: the server, one of the apps, or whichever app is there (`any`: it needs no page of its own). */
export type Part = 'api' | FrontEndName | 'any';

export const parts: readonly Part[] = ['api', ...frontEnds, 'any'];

/** Paths of one part, as a regular expression; `hosts` where another brand has the same path elsewhere. */
export interface Route {
  part: Part;
  pattern: string;
  hosts?: readonly string[];
}

/** What is asked of the estate folder: whose a page is, and where it stands below its language. */
interface RoutedEstate {
  brands: readonly { id: string; hosts: readonly string[] }[];
  pages: readonly { brand: string; language: string; route: string; app: AppName }[];
}

/**
 * Every path of an estate's sites and who answers it, the first that fits. What stands in none is anybody's: the redirect of `/`, what
 * robots read, pictures, icons, forms without script, and pages that are nowhere.
 */
export function listRoutes({ brands, pages }: RoutedEstate): Route[] {
  const named = [...new Set(pages.map(({ app }) => app))].toSorted();
  const hostsOf = new Map(brands.map(({ id, hosts }) => [id, hosts]));
  // Brands share most paths; one that another brand gives to another app is told apart by its hosts.
  const owners = new Map<string, Map<AppName, string[]>>();
  for (const { brand, language, route, app } of pages) {
    const pattern = pagePattern(language, route);
    const byApp = owners.get(pattern) ?? new Map<AppName, string[]>();
    byApp.set(app, [...(byApp.get(app) ?? []), ...(hostsOf.get(brand) ?? [])]);
    owners.set(pattern, byApp);
  }
  const alone = [...owners].flatMap(([pattern, byApp]) =>
    [...byApp].filter(() => byApp.size > 1).map(([part, hosts]): Route => ({ part, pattern: withPictures([pattern]), hosts })),
  );
  const together = (isPattern: boolean) =>
    named.flatMap((app): Route[] => {
      const own = [...owners].flatMap(([pattern, byApp]) =>
        byApp.size === 1 && byApp.has(app) && pattern.includes(anySegment) === isPattern ? [pattern] : [],
      );
      return own.length === 0 ? [] : [{ part: app, pattern: withPictures(own.toSorted()) }];
    });
  return [
    { part: 'api', pattern: '/(api|sandbox)/.*|/(healthz|readyz)' },
    ...named.map((app): Route => ({ part: app, pattern: `/assets/${app}/.*` })),
    { part: 'office', pattern: '/(assets/)?office(/.*)?' },
    { part: 'club', pattern: loginPath() },
    { part: 'content', pattern: contactFormPath() },
    ...alone,
    // A plain route stands before a pattern that would fit it too, as in the server.
    ...together(false),
    ...together(true),
  ];
}

/** Whose a path is, as the proxies decide it. */
export function partOf(routes: readonly Route[], host: string, path: string): Part {
  return routes.find(({ pattern, hosts }) => (hosts?.includes(host) ?? true) && new RegExp(`^(?:${pattern})$`).test(path))?.part ?? 'any';
}

const anySegment = '[^/]+';

function pagePattern(language: string, route: string): string {
  if (route === '') return `/${language}/(index)?`;
  const path = route
    .split('/')
    .map((part) => (part.startsWith(':') ? anySegment : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/');
  return `/${language}/${path}`;
}

/** Pages, and the pictures that show them where they are shared, which their apps draw. */
const withPictures = (pages: readonly string[]) => `(/share)?(${pages.join('|')})(\\.png)?`;
