import type { components } from '@parral/api-spec';
import { toCents, toDecimal } from '@parral/rules';
import type { TrackedItem } from '@parral/site/browser';

type Line = components['schemas']['Basket']['lines'][number];

/** A basket's line as the tag manager counts it; `quantity` where not all of it is meant. */
export function lineItem({ product, quantity: all }: Line, quantity = all): TrackedItem {
  return { item_id: product.id, item_name: product.title, item_variant: product.label, price: product.price_with_discount, quantity };
}

/** What so many come to, in euros; counted in cents, so that no tenth of a cent is told. */
export function valueOf(price: number, quantity: number): number {
  return toDecimal(toCents(price) * quantity);
}
