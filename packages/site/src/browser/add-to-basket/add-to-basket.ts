import { type ApiClient, ApiError } from '@parral/api-client';
import type { Language } from '@parral/api-spec/languages';

/** What is put into the basket. */
export interface Addition {
  /** The sku. */
  productId: string;
  quantity: number;
  /** Wine and vintage, as the popup names it. */
  title: string;
  /** Of one, in euros. */
  price: number | null;
}

export type AddOutcome =
  /** `lines`: how many the basket has now, for its icon; `total`: what it comes to, in euros. */
  | { kind: 'added'; addition: Addition; lines: number; total: number }
  /** Status 406: `reason` is shown as it is (specification section 8, add to basket). */
  | { kind: 'refused'; addition: Addition; reason: string }
  | { kind: 'failed'; addition: Addition };

/** POST add_product. Never rejects: a refusal and a failure are outcomes that the popup shows. */
export async function addToBasket(client: Pick<ApiClient, 'addProduct'>, addition: Addition, language: Language): Promise<AddOutcome> {
  try {
    const { lines, total_price: total } = await client.addProduct({ body: { product_id: addition.productId, quantity: addition.quantity, language } });
    return { kind: 'added', addition, lines: lines.length, total };
  } catch (error) {
    if (error instanceof ApiError && error.reason) return { kind: 'refused', addition, reason: error.reason };
    console.error('add to basket failed', error);
    return { kind: 'failed', addition };
  }
}
