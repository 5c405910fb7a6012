import type { Language } from '@parral/api-spec/languages';
import { defaultMaxQuantity } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readMessages } from '../../platform/words/words.ts';
import { addToLine, type AddResult, type BasketOwner, offerToNewVisitor } from './basket.store.ts';
import type messages from './messages.en.json';

/** Why a wine cannot be added: shown to the buyer as it is. */
const words = readMessages<typeof messages>(import.meta.url);

/** Why nothing was added: the code, and the reason in the buyer's language (specification section 8, 406). */
export interface AddRefusal {
  detail: 'OUT_OF_STOCK' | 'QUANTITY_TOO_HIGH' | 'ALLOCATION_EXCEEDED';
  reason: string;
}

/**
 * Adds units of a sku to the session's basket; null when they are in it.
 * Throws PRODUCT_NOT_FOUND for a sku that this visitor cannot buy.
 */
export async function addProduct(db: Db, item: BasketOwner & { sku: string; quantity: number }, language: Language): Promise<AddRefusal | null> {
  const result = await addToLine(db, { ...item, max: defaultMaxQuantity });
  if (result.added) return null;
  if (!result.sold) throw new ApiError('PRODUCT_NOT_FOUND');
  return refusal(result, item.quantity, language);
}

/** The same for a visitor who has no session yet: null when the product can be added, and so is worth one. */
export async function refusalForNewVisitor(db: Db, { sku, quantity }: { sku: string; quantity: number }, language: Language): Promise<AddRefusal | null> {
  const offer = await offerToNewVisitor(db, sku);
  if (!offer.sold) throw new ApiError('PRODUCT_NOT_FOUND');
  return quantity <= Math.min(offer.most, offer.available) ? null : refusal(offer, quantity, language);
}

function refusal({ available, most, held, allocation }: AddResult, quantity: number, language: Language): AddRefusal {
  const t = words(language);
  if (available <= 0) return { detail: 'OUT_OF_STOCK', reason: t('soldOut') };
  if (allocation !== null && allocation.left < held + quantity && allocation.left <= available) {
    const rule = t('allocation', { count: allocation.limit });
    const left = { rule, count: allocation.left, held };
    const reason = allocation.left <= 0 ? t('allocationUsed', { rule }) : t(held > 0 ? 'allocationLeftWithHeld' : 'allocationLeft', left);
    return { detail: 'ALLOCATION_EXCEEDED', reason };
  }
  if (held + quantity > most && available >= most)
    return { detail: 'QUANTITY_TOO_HIGH', reason: t(held > 0 ? 'tooManyWithHeld' : 'tooMany', { max: most, held }) };
  return { detail: 'OUT_OF_STOCK', reason: held > 0 ? t('leftWithHeld', { left: available, held }) : t('onlyLeft', { count: available }) };
}
