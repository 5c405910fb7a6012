import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { bottlesOf, normaliseEmail } from '@parral/rules';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { needsShipping, priceBasket, priceWanted } from '../basket/index.ts';
import { holdStock } from '../catalogue/index.ts';
import { addressLines } from '../orders/index.ts';
import { type LinkContent, type LinkForm, takesLinks } from '../links/index.ts';
import { refuseUnorderable } from './basket-refusals.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { checkedParts, partsOf } from './order-parts.ts';
import { takeSnapshot } from './take-snapshot.ts';

type Schemas = components['schemas'];

/** An order that the estate's people take by telephone. */
export interface TelephoneOrder {
  /** One for each form: sent again, by a second press or after a lost answer, it makes one link; null where nobody could send it twice. */
  key: string | null;
  brand: string;
  /** Of the mail, and of what the link shows. */
  language: Language;
  lines: readonly { sku: string; quantity: number }[];
  client: Schemas['ClientInfo'];
  /** null where nothing is to be sent. */
  address: Schemas['ShippingAddress'] | null;
  comment: string;
  /** Stands in the mail, in the words of the estate. */
  words: string;
  /** So long the bottles are held and the link can be paid. */
  holdHours: number;
  /** Where the office was asked: the link leads there where it is one of the brand's hosts. */
  from: RequestOrigin;
}

/**
 * Holds the bottles of an order and mails its buyer a link to pay it, in one transaction; nothing is ordered until then. Its prices are those
 * of now, and stay. A form sent again is the same link (`makeOnce`). How many one line may hold is a rule for visitors, and not asked here. Returns the id of the link. Throws what `checkedParts`
 * throws, OUT_OF_STOCK with the lines, and NOT_POSSIBLE where the brand has no page that a link could lead to.
 */
export async function orderByTelephone(deps: CheckoutDeps, wish: TelephoneOrder): Promise<string> {
  const { key, from: _, ...said } = wish;
  return deps.context.links.makeOnce(key, said, (form) => holdAndAsk(deps, wish, form));
}

async function holdAndAsk(deps: CheckoutDeps, wish: TelephoneOrder, form: LinkForm): Promise<string> {
  const { db, config, links } = deps.context;
  const shop = await deps.shop();
  const { language } = wish;
  const brand = shop.site.brands.get(wish.brand);
  if (brand === undefined) throw new ApiError('BAD_REQUEST', { fields: { site: 'UNKNOWN_BRAND' } });
  if (!takesLinks(shop.site, brand.id, language))
    throw new ApiError('NOT_POSSIBLE', {
      message: `${brand.name} has no page with the key payment-link in ${language}: a link could lead nowhere.`,
      why: 'link_leads_nowhere',
    });
  const body = { client_info: wish.client, shipping_mode: 'home' as const, shipping_address: wish.address, comment: wish.comment };
  const wanted = await priceWanted(db, wish.lines);
  const unknown = wish.lines.filter(({ sku }) => !wanted.lines.some((line) => line.sku === sku));
  if (unknown.length > 0) throw new ApiError('BAD_REQUEST', { fields: { lines: 'UNKNOWN_PRODUCT' }, message: unknown.map(({ sku }) => sku).join(', ') });
  const place = { brand: brand.id, language, needsShipping: needsShipping(wanted, shop) };
  const parts = checkedParts(partsOf({ ...body, web_language: language, web_site: brand.id }), { sessionId: '', memberId: null, fixed: null }, place, shop);
  const { country_id: country = null, postcode = null } = parts.shipping_address ?? {};
  const basket = priceBasket(wanted, shop, { mode: 'home', country, postcode });
  refuseUnorderable({ ...basket, lines: basket.lines.map((line) => ({ ...line, most: Math.max(line.most, line.quantity) })) }, language);
  const snapshot = takeSnapshot(basket, parts, shop, language);

  const id = randomUUID();
  const content: LinkContent = {
    lines: snapshot.lines.map(({ title, label, quantity, unitPriceCents, discountCents }) => ({
      title,
      detail: label,
      quantity,
      cents: unitPriceCents * quantity - discountCents,
    })),
    shipping: parts.shipping_address === null ? null : { address: addressLines(parts.shipping_address, language), cents: snapshot.shippingCents },
  };
  await transaction(db, async (tx) => {
    const short = await holdStock(tx, id, bottlesOf(snapshot.lines));
    if (short !== null) throw new ApiError('OUT_OF_STOCK', { message: `There are not enough bottles of ${short} left.` });
    await links.make(tx, {
      ...form,
      id,
      kind: 'order',
      brand: brand.id,
      language,
      origin: siteOrigin(wish.from, brand.hosts, config.publicUrl),
      name: wish.client.name.trim(),
      email: normaliseEmail(wish.client.email),
      words: wish.words.trim(),
      content,
      amountCents: snapshot.totalCents,
      terms: snapshot,
      holdHours: wish.holdHours,
    });
  });
  return id;
}
