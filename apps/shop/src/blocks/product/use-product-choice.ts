import { minQuantity } from '@parral/rules';
import { variantPath } from '@parral/site/paths';
import { useState } from 'react';
import type { Availability } from '../../adding/availability.ts';
import { choose, type Variant } from './choose-variant.ts';
import type { ProductData } from './load.server.ts';

export interface ProductChoice {
  variant: Variant;
  quantity: number;
  chooseVintage: (vintage: number) => void;
  chooseFormat: (id: string) => void;
  setQuantity: (quantity: number) => void;
}

/**
 * Vintage, format and quantity as the buyer chose them; those of the address at first. A choice stands in the address, so that
 * a reload, the way back, the other language and whoever is sent the link find the same bottle.
 */
export function useProductChoice({ product, sku }: Pick<ProductData, 'product' | 'sku'>): ProductChoice {
  const [id, setId] = useState(sku);
  const [quantity, setQuantity] = useState(minQuantity);
  const variant = product.variants.find((one) => one.id === id) ?? product.variants[0];
  if (!variant) throw new Error(`wine ${product.slug} has no variants`);
  const take = (chosen: string) => {
    setId(chosen);
    history.replaceState(history.state, '', variantPath(location.pathname + location.search, chosen) + location.hash);
  };
  return {
    variant,
    quantity,
    setQuantity,
    chooseFormat: take,
    chooseVintage: (vintage) => take(choose(product.variants, { vintage, volumeMl: variant.volume_ml })?.id ?? variant.id),
  };
}

/** Why a variant cannot be bought, or null. */
export function unavailableReason(variant: Variant, availability: Availability | undefined): 'locked' | 'soon' | 'sold_out' | 'had' | null {
  if (variant.is_locked || variant.price === null) return 'locked';
  if (variant.soon || availability?.availability === 'soon') return 'soon';
  if (availability?.availability === 'sold_out') return 'sold_out';
  return availability?.allocation?.left === 0 ? 'had' : null;
}
