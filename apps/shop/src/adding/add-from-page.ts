import { createClient } from '@parral/api-client';
import { track } from '@parral/site';
import { tellOtherTabs } from '../tabs/basket-tabs.ts';
import { valueOf } from './line-item.ts';
import { addToBasket, type AddOutcome, type Addition } from './add-to-basket.ts';

export { AddedDialog } from './AddedDialog.tsx';

const client = createClient({ baseUrl: '' });

/** Adds to the basket of the page's own host, and tells the tag manager. */
export async function addFromPage(addition: Addition, language: 'es' | 'en'): Promise<AddOutcome> {
  const outcome = await addToBasket(client, addition, language);
  const { productId, title, price, quantity } = addition;
  if (outcome.kind === 'added') {
    tellOtherTabs();
    const sold = price === null ? {} : { price };
    track('add_to_cart', {
      ecommerce: { currency: 'EUR', value: valueOf(price ?? 0, quantity), items: [{ item_id: productId, item_name: title, quantity, ...sold }] },
    });
  }
  return outcome;
}
