import { createClient } from '@parral/api-client';
import { toCents, toDecimal } from '@parral/rules';
import { track } from '../analytics/track.ts';
import type { Language } from '@parral/api-spec/languages';
import { addToBasket, type AddOutcome, type Addition } from './add-to-basket.ts';
import { notifyOtherTabs } from './basket-tabs.ts';

export { AddedDialog } from './AddedDialog.tsx';

const client = createClient({ baseUrl: '' });

/** Adds to the basket of the page's own host, and tells the other tabs and the tag manager. */
export async function addFromPage(addition: Addition, language: Language): Promise<AddOutcome> {
  const outcome = await addToBasket(client, addition, language);
  const { productId, title, price, quantity } = addition;
  if (outcome.kind === 'added') {
    notifyOtherTabs();
    const sold = price === null ? {} : { price };
    // Counted in cents, so that no tenth of a cent is told.
    const value = toDecimal(toCents(price ?? 0) * quantity);
    track('add_to_cart', { ecommerce: { currency: 'EUR', value, items: [{ item_id: productId, item_name: title, quantity, ...sold }] } });
  }
  return outcome;
}
