import { createClient } from '@parral/api-client';
import { track } from '@parral/site';
import { tellOtherTabs } from '../tabs/basket-tabs.ts';
import { addToBasket, type AddOutcome, type Addition } from './add-to-basket.ts';

export { AddedDialog } from './AddedDialog.tsx';

const client = createClient({ baseUrl: '' });

/** Adds to the basket of the page's own host, and tells the tag manager. */
export async function addFromPage(addition: Addition, language: 'es' | 'en'): Promise<AddOutcome> {
  const outcome = await addToBasket(client, addition, language);
  const { productId, title, price, quantity } = addition;
  if (outcome.kind === 'added') {
    tellOtherTabs();
    track('add_to_cart', { item: { id: productId, name: title, price, quantity } });
  }
  return outcome;
}
