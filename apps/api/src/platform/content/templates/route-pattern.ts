/**
 * Matches a route against a page's route pattern.
 *
 * @param pattern `Page.route`: plain parts and `:name` parts, for example `vinos/:slug`
 * @param route path below the language, without slashes at its ends
 * @returns what the `:name` parts caught, or null when the route is another page's
 */
export function matchRoute(pattern: string, route: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = route.split('/');
  if (wanted.length !== given.length) return null;
  const caught: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) {
      if (value === '') return null;
      caught[part.slice(1)] = value;
    } else if (part !== value) return null;
  }
  return caught;
}

/** Names of the `:name` parts of a pattern, in order. */
export function routeParameters(pattern: string): string[] {
  return pattern
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1));
}

/**
 * The page a route belongs to: a plain route before a pattern.
 *
 * @param pages pages of one brand and language
 * @param route path below the language, empty for the home page
 */
export function findPage<P extends { route: string }>(pages: readonly P[], route: string): { page: P; params: Record<string, string> } | null {
  const plain = pages.find((page) => page.route === route);
  if (plain !== undefined && routeParameters(route).length === 0) return { page: plain, params: {} };
  for (const page of pages) {
    const params = routeParameters(page.route).length === 0 ? null : matchRoute(page.route, route);
    if (params !== null) return { page, params };
  }
  return null;
}
