import type { components } from '@parral/api-spec';
import { perUnit, toDecimal } from '@parral/rules';
import type { PlacedOrder } from '../orders/index.ts';

/** What purchase events carry of an order (specification section 3, order impression). */
export function orderImpression({ order, snapshot: { lines, parts } }: PlacedOrder): components['schemas']['OrderImpression'] {
  return {
    order: { number: order.number, total: toDecimal(order.totalCents), tax: toDecimal(order.taxCents), shipping: toDecimal(order.shippingCents) },
    basket: lines.map((line, index) => ({
      id: line.sku,
      name: line.title,
      brand: line.brand,
      category: line.category,
      variant: line.label,
      price: perUnit(line.unitPriceCents * line.quantity - line.discountCents, line.quantity),
      position: index + 1,
      quantity: line.quantity,
    })),
    additional: { is_gift: parts.is_gift, newsletter_subscription: parts.newsletter_subscription },
  };
}
