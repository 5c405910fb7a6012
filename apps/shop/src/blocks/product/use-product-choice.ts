import { minQuantity } from '@parral/rules';
import { useState } from 'react';
import type { Availability } from '../../adding/use-availability.ts';
import { choose, type Variant } from './choose-variant.ts';
import type { ProductData } from './load.server.ts';

export interface ProductChoice {
  variant: Variant;
  quantity: number;
  chooseVintage: (vintage: number) => void;
  chooseFormat: (id: string) => void;
  setQuantity: (quantity: number) => void;
}

/** Vintage, format and quantity as the buyer chose them; the estate's own choice at first. */
export function useProductChoice({ product }: ProductData): ProductChoice {
  const [id, setId] = useState(product.default_variant_id);
  const [quantity, setQuantity] = useState(minQuantity);
  const variant = product.variants.find((one) => one.id === id) ?? product.variants[0];
  if (!variant) throw new Error(`wine ${product.slug} has no variants`);
  return {
    variant,
    quantity,
    setQuantity,
    chooseFormat: setId,
    chooseVintage: (vintage) => setId(choose(product.variants, { vintage, volumeMl: variant.volume_ml })?.id ?? variant.id),
  };
}

/** Why a variant cannot be bought, or null. */
export function unavailableReason(variant: Variant, availability: Availability | undefined): 'locked' | 'soon' | 'sold_out' | 'had' | null {
  if (variant.is_locked || variant.price === null) return 'locked';
  if (variant.soon || availability?.availability === 'soon') return 'soon';
  if (availability?.availability === 'sold_out') return 'sold_out';
  return availability?.allocation?.left === 0 ? 'had' : null;
}
