import { noSuch } from '../api/refusal.ts';

export type Page = { limit: number; after: string | null; before: string | null; from: number | null; to: number | null };

/** One page of a list, newest first, in Stripe's form. The records stand in the map in the order they were made. */
export function renderList<Item extends { id: string; created: number }, Shape>(
  url: string,
  records: ReadonlyMap<string, Item>,
  page: Page,
  render: (item: Item) => Shape,
  fits: (item: Item) => boolean = () => true,
) {
  const all = [...records.values()].reverse();
  const mark = page.after ?? page.before;
  const at = mark === null ? -1 : all.findIndex((item) => item.id === mark);
  if (mark !== null && at === -1) throw noSuch('object', mark, page.after ? 'starting_after' : 'ending_before');
  const inRange = (item: Item) => (page.from === null || item.created >= page.from) && (page.to === null || item.created <= page.to) && fits(item);
  if (page.before !== null && page.after === null) {
    const found = all.slice(0, at).filter(inRange);
    return { object: 'list', data: found.slice(-page.limit).map(render), has_more: found.length > page.limit, url };
  }
  const data: Shape[] = [];
  for (let index = at + 1; index < all.length; index++) {
    const item = all[index] as Item;
    if (!inRange(item)) continue;
    if (data.length === page.limit) return { object: 'list', data, has_more: true, url };
    data.push(render(item));
  }
  return { object: 'list', data, has_more: false, url };
}
