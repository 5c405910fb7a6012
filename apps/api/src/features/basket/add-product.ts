import type { Language } from '@parral/api-spec/languages';
import { defaultMaxQuantity } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { addToLine, type AddResult } from './basket.store.ts';
import { messages as en } from './messages.en.ts';
import { messages as es } from './messages.es.ts';

const texts = { es, en };

/** Why nothing was added: the code, and the reason in the buyer's language (specification section 8, 406). */
export interface AddRefusal {
  detail: 'OUT_OF_STOCK' | 'QUANTITY_TOO_HIGH' | 'ALLOCATION_EXCEEDED';
  reason: string;
}

/**
 * Adds units of a sku to the session's basket; null when they are in it.
 * Throws PRODUCT_NOT_FOUND for a sku that this visitor cannot buy.
 */
export async function addProduct(db: Db, item: { sessionId: string; sku: string; quantity: number }, language: Language): Promise<AddRefusal | null> {
  const result = await addToLine(db, { ...item, max: defaultMaxQuantity });
  if (result.added) return null;
  if (!result.sold) throw new ApiError('PRODUCT_NOT_FOUND');
  return refusal(result, item.quantity, language);
}

function refusal({ available, held, allocation }: AddResult, quantity: number, language: Language): AddRefusal {
  const text = texts[language];
  if (available <= 0) return { detail: 'OUT_OF_STOCK', reason: text.soldOut };
  if (allocation !== null && allocation.left < held + quantity && allocation.left <= available)
    return { detail: 'ALLOCATION_EXCEEDED', reason: text.allocation(allocation.limit, allocation.left, held) };
  if (held + quantity > defaultMaxQuantity && available >= defaultMaxQuantity)
    return { detail: 'QUANTITY_TOO_HIGH', reason: held > 0 ? text.tooManyWithHeld(defaultMaxQuantity, held) : text.tooMany(defaultMaxQuantity) };
  return { detail: 'OUT_OF_STOCK', reason: held > 0 ? text.leftWithHeld(available, held) : text.onlyLeft(available) };
}
