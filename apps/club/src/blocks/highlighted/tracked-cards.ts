import type { components } from '@parral/api-spec';
import { impressionPosition } from '@parral/rules';
import { trackedItem, type TrackedItem } from '@parral/site/browser';

type Card = components['schemas']['HighlightedProduct'];

/** A card as the tag manager counts it: its position runs over the pages, 8 × (page − 1) + index + 1 (specification section 9). */
export function trackedCard(card: Pick<Card, 'impression'>, page: number, index: number): TrackedItem {
  return { ...trackedItem(card.impression), index: impressionPosition(page, index) };
}
