/** The token of an order's private link: the last part of the path, or `token` in the query. Null: the page was opened without one. */
export function orderToken(fromPath: string | undefined, fromQuery: string | null | undefined): string | null {
  return fromPath || fromQuery || null;
}
