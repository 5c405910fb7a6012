import type { Language } from '@parral/api-spec/languages';
import { nameInFull, type VatRule } from '@parral/rules';
import { agencyCountry, billedBuyer, type Buyer, type Sale, type SaleLine } from '../invoices/index.ts';
import { readMessages } from '../../platform/words/words.ts';
import type messages from './messages.en.json';
import type { OrderRow } from './order.store.ts';
import type { RevisionSnapshot } from './revision-snapshot.ts';

const words = readMessages<typeof messages>(import.meta.url);

/**
 * A paid order as its invoice says it; a full one where the buyer asked for it with a tax id. `captured` in cents; by the rule
 * `destination` what is sent to another country carries that one's VAT.
 */
export function orderSale(
  order: Pick<OrderRow, 'intentId' | 'number' | 'brand' | 'language'>,
  snapshot: RevisionSnapshot,
  captured: number,
  rule: VatRule,
): Sale {
  const { language, brand, number: reference, intentId: id } = order;
  return {
    subject: { type: 'order', id },
    reference,
    brand,
    language,
    buyer: buyerOf(snapshot.parts, language),
    lines: linesOf(snapshot, language, rule),
    totalCents: captured,
  };
}

function linesOf({ lines, shippingCents, shippingVatPercent, parts }: RevisionSnapshot, language: Language, rule: VatRule): SaleLine[] {
  const isSent = rule === 'destination' && parts.shipping_mode === 'home';
  const sentTo = (isSent ? parts.shipping_address?.country_id : null) ?? agencyCountry;
  const shipping = { sku: null, title: words(language)('delivery'), quantity: 1, unitPriceCents: shippingCents, discountCents: 0 };
  return [
    ...lines.map(({ sku, quantity, unitPriceCents, discountCents, vatPercent, gift, ...line }) => ({
      sku,
      title: nameInFull(line),
      quantity,
      unitPriceCents,
      discountCents,
      vatPercent,
      vatCountry: gift === undefined ? sentTo : agencyCountry,
    })),
    ...(shippingCents > 0 ? [{ ...shipping, vatPercent: shippingVatPercent, vatCountry: sentTo }] : []),
  ];
}

function buyerOf({ client_info: client, billing_address: billing }: RevisionSnapshot['parts'], language: Language): Buyer {
  return billing === null ? { name: `${client.name} ${client.surname}`, address: [], taxId: null } : billedBuyer(billing, language);
}
