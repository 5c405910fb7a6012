import type { components } from '@parral/api-spec';
import type { track } from '@parral/site/browser';
import { lineItem, valueOf } from '../../../adding/line-item.ts';

type Basket = components['schemas']['Basket'];

/**
 * Tells the tag manager what a change of these lines came to: of each, as many as went or came. What another tab changed
 * meanwhile is that tab's to tell.
 */
export function trackChanges(before: Basket | undefined, after: Basket, lineIds: readonly string[], tell: typeof track): void {
  for (const id of lineIds) {
    const was = before?.lines.find((line) => line.id === id);
    const is = after.lines.find((line) => line.id === id);
    const line = is ?? was;
    const more = (is?.quantity ?? 0) - (was?.quantity ?? 0);
    if (!line || !was || more === 0) continue;
    const quantity = Math.abs(more);
    const sale = { currency: 'EUR' as const, value: valueOf(line.product.price_with_discount, quantity), items: [lineItem(line, quantity)] };
    tell(more < 0 ? 'remove_from_cart' : 'add_to_cart', { ecommerce: sale });
  }
}
