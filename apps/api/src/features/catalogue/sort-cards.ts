import type { Language } from '../../platform/content/index.ts';
import type { Card } from './cards.ts';

export type SortOrder = 'vintage_desc' | 'vintage_asc' | 'price_asc' | 'price_desc' | 'name' | 'height_desc';

/** Cards in another order than the estate's; what has no price or no height comes last, equals keep their place. */
export function sortCards(cards: readonly Card[], order: SortOrder | undefined, language: Language): Card[] {
  if (order === undefined) return [...cards];
  const names = new Intl.Collator(language);
  const compare: Record<SortOrder, (a: Card, b: Card) => number> = {
    vintage_desc: (a, b) => b.vintage - a.vintage,
    vintage_asc: (a, b) => a.vintage - b.vintage,
    price_asc: (a, b) => nullsLast(a.price, b.price, 1),
    price_desc: (a, b) => nullsLast(a.price, b.price, -1),
    name: (a, b) => names.compare(a.title, b.title),
    height_desc: (a, b) => nullsLast(a.height_m, b.height_m, -1),
  };
  return cards.toSorted(compare[order]);
}

function nullsLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return (a - b) * direction;
}
