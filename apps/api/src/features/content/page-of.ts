/** How many of each list stand on a page. */
export const pageSizes = { projects: 4, videos: 4, press: 6 } as const;

/** One page of a list. A page beyond the last is the last; there are 0 pages of an empty list. */
export function pageOf<T>(entries: readonly T[], page: number, size: number): { entries: readonly T[]; totalPages: number } {
  const totalPages = Math.ceil(entries.length / size);
  const at = Math.min(page, Math.max(totalPages, 1)) - 1;
  return { entries: entries.slice(at * size, (at + 1) * size), totalPages };
}
