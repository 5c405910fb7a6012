/** How many numbers the window shows (specification section 9). */
const windowSize = 3;
/** Cards a page of the club's catalogue (specification section 9). */
export const clubPageSize = 8;

/**
 * The page numbers to show (specification section 4): fewer than four pages
 * shows all; near the start the first three; on the last page the last three;
 * else previous, current, next. `current` beyond the ends counts as the end.
 */
export function pageWindow(current: number, total: number): number[] {
  const last = Math.max(0, Math.trunc(total));
  if (last <= windowSize) return range(1, last);
  const page = Math.max(1, Math.min(last, Math.trunc(current)));
  if (page <= 2) return range(1, windowSize);
  if (page === last) return range(last - windowSize + 1, last);
  return range(page - 1, page + 1);
}

/** Position of a card for the tag manager: 8 × (page − 1) + index + 1, with pages from 1 and index from 0. */
export function impressionPosition(page: number, index: number, pageSize: number = clubPageSize): number {
  return pageSize * (page - 1) + index + 1;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
