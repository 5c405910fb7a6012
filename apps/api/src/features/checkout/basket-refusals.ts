import type { Language } from '@parral/api-spec/languages';
import { type Cents, toDecimal } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import { obtainable, type PricedBasket, type PricedBasketLine } from '../basket/index.ts';
import type { RefusalLine } from '../orders/index.ts';

/** Throws BASKET_EMPTY, QUANTITY_TOO_HIGH, OUT_OF_STOCK or ALLOCATION_EXCEEDED (with the lines) when a basket cannot be ordered as it is. */
export function refuseUnorderable(basket: PricedBasket, language: Language): void {
  if (basket.lines.length === 0) throw new ApiError('BASKET_EMPTY');
  const amount = (line: PricedBasketLine): RefusalLine => ({ ...nameOf(line, language), requested: line.quantity, available: line.available });
  const tooMany = basket.lines.filter((line) => line.quantity > line.most);
  if (tooMany.length > 0)
    throw new ApiError('QUANTITY_TOO_HIGH', { lines: tooMany.map((line) => ({ ...amount(line), available: Math.min(line.most, line.available) })) });
  const short = basket.lines.filter((line) => line.quantity > line.available);
  if (short.length > 0) throw new ApiError('OUT_OF_STOCK', { lines: short.map(amount) });
  const beyond = basket.lines.filter((line) => line.quantity > obtainable(line));
  if (beyond.length > 0) throw new ApiError('ALLOCATION_EXCEEDED', { lines: beyond.map((line) => ({ ...amount(line), available: obtainable(line) })) });
}

/** Lines whose price is another than when the buyer last changed them; for PRICE_CHANGED. */
export function changedPrices(basket: PricedBasket, language: Language): RefusalLine[] {
  const changed = basket.lines.filter((line) => line.seenPriceCents !== line.priceCents);
  return changed.map((line) => ({ ...nameOf(line, language), price_seen: toDecimal(line.seenPriceCents), price_now: toDecimal(line.priceCents) }));
}

/** Whether the total is the one the buyer says to have seen; a buyer who says nothing accepts what it is. */
export function isTotalSeen(total: Cents, seen: number | undefined): boolean {
  return seen === undefined || Math.round(seen * 100) === total;
}

function nameOf(line: PricedBasketLine, language: Language): RefusalLine {
  return { product_id: line.sku, title: line.product.title[language] };
}
