import { isEmail, normaliseEmail } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseFields } from '../../platform/http/refuse-fields.ts';
import { siteOrigin } from '../../platform/origin/site-origin.ts';
import { loadProducts, sellableSkus } from '../catalogue/index.ts';
import { personAsked, personErased } from '../session/index.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import { restockMail } from './restock-mail.ts';
import { deleteOldRequests, deleteRestockRequestsOf, restockRequestsOf, saveRequest, takeServable } from './restock.store.ts';

export const uses = ['catalogue', 'session', 'site'] as const;

/** So many mails are ordered in one transaction. */
const batch = 50;

/** "Tell me when it is back": one mail to each who asked, when a bottle that was sold out can be bought again. */
export function restock(context: Context): Pick<Handlers, 'requestRestockNotice'> {
  const { db, jobs, events, limits, config, mail } = context;
  const loadTerms = async (tx: Db) => ({ site: await loadSite(tx), products: await loadProducts(tx) });
  const terms = context.content.memo(loadTerms);
  events.onWithin(personAsked, async (tx, { person, file }) => file.add('restock_requests', await restockRequestsOf(tx, person.email)));
  events.onWithin(personErased, (tx, { email }) => deleteRestockRequestsOf(tx, email));
  // It looks at what can be bought, not at what changed it: an import, a cancelled order, a refund.
  jobs.every(60, 'bottles that are back', tellWhatIsBack);
  jobs.every(86_400, 'old wishes for bottles', () => deleteOldRequests(db));

  /** A request goes in the transaction that orders its mail: neither a kill nor a second process sends it twice, or never. */
  async function tellWhatIsBack(): Promise<void> {
    const { site, products } = await terms();
    let told: number;
    do {
      told = await transaction(db, async (tx) => {
        const rows = await takeServable(tx, batch);
        for (const row of rows) {
          const product = products.get(row.sku);
          if (product === undefined) throw new Error(`${row.sku} is on sale and not in the content that this process shows.`);
          await mail.order(tx, restockMail(row, product, site));
        }
        return rows.length;
      });
    } while (told === batch);
  }

  return {
    // The same answer whether or not the address has asked before: it tells nobody who waits.
    async requestRestockNotice({ body, request }) {
      await limits.take('restock notice by address', request.ip);
      const { site, products } = await terms();
      const product = products.get(body.product_id);
      if (product === undefined || !product.onSale) throw new ApiError('PRODUCT_NOT_FOUND');
      refuseFields({ ...(!isEmail(body.email) && { email: 'BAD_REQUEST' }) });
      if ((await sellableSkus(db)).has(product.sku)) throw new ApiError('NOT_SOLD_OUT');
      const origin = siteOrigin(request, brandNamed(site, product.brand).hosts, config.publicUrl);
      await saveRequest(db, { email: normaliseEmail(body.email), sku: product.sku, language: body.language, origin });
      return { status: 'ok' };
    },
  };
}
