/**
 * The token of an order's private link: the last part of the path, or `token` in the query. Null: the page was
 * opened without one. `search`: the query as it stands in the address.
 */
export function orderToken(fromPath: string | undefined, search: string): string | null {
  return (fromPath ?? '') || new URLSearchParams(search).get('token') || null;
}
