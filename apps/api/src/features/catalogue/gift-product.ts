import type { Gift, Variant } from '../../platform/content/index.ts';
import type { product } from './catalogue.schema.ts';

/** A gift as a sku like any other: with a price, a stock and a drawing. No wine has it, so the catalogue does not list it. */
export function giftVariant({ sku, year, price, stock, bottle }: Gift): Variant {
  return { sku, vintage: year, millilitres: 750, price, stock, soon: false, alcohol: 0, bestFrom: year, bestTo: year, bottle };
}

export function giftRow(gift: Gift, position: number): typeof product.$inferInsert {
  const { prefix, experienceId, participants, months, text } = gift;
  const data = giftVariant(gift);
  return {
    sku: gift.sku,
    brand: gift.brand,
    slug: gift.sku.toLowerCase(),
    position,
    vintage: data.vintage,
    millilitres: data.millilitres,
    priceCents: gift.price,
    priceBeforeCents: null,
    soon: false,
    clubOnly: false,
    onSale: true,
    title: gift.name,
    gift: { prefix, experienceId, participants, months, text },
    data,
  };
}
