import type { components } from '@parral/api-spec';
import { impressionPosition } from '@parral/rules';
import type { Card } from './cards.ts';

/** Which page of how many cards they stand on; the first when not given. */
interface Place {
  page: number;
  pageSize: number;
}

/** What the tag manager is told of cards, in their order, counted from 1 on the first page. */
export function impressions(
  cards: readonly Card[],
  brandName: string,
  { page, pageSize }: Place = { page: 1, pageSize: 0 },
): components['schemas']['Impression'][] {
  return cards.map((card, index) => ({
    id: card.id,
    name: card.title,
    brand: brandName,
    category: card.category,
    variant: [card.vintage, card.format].filter((part) => part !== null).join(', '),
    price: card.price,
    position: impressionPosition(page, index, pageSize),
  }));
}
