import type { Language } from '@parral/api-spec/languages';
import { formatMoney, formatPercent, nameInFull, withdrawalEnds, type Cents, type VatAtRate } from '@parral/rules';
import type { OrderMail } from '../../platform/content/index.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { productPath } from '../catalogue/index.ts';
import { countryName, dayInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import { invoicePath, type PreparedInvoice } from '../invoices/index.ts';
import type { SiteContent } from '../site/index.ts';
import { deliveryInWords } from './delivery-estimate.ts';
import type { IntentRow } from './intent.store.ts';
import type messages from './messages.en.json';
import type { OrderContent } from './order-content.ts';
import type { OrderRow } from './order.store.ts';
import { giftsIn, type RevisionSnapshot, vatOfOrder } from './revision-snapshot.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** What every mail about an order is written from. */
export interface MailSubject {
  order: OrderRow;
  /** Its intent: the address the buyer came from, for the links. */
  intent: Pick<IntentRow, 'origin'>;
  snapshot: RevisionSnapshot;
  site: Pick<SiteContent, 'brands' | 'carriers' | 'deliveryTime' | 'holidays'>;
  /** For the lines' links to their wines; without it they have none. */
  content?: OrderContent;
}

/** What one mail says beside the order itself; it goes to the buyer, in the order's language, where nothing else is said. */
export interface MailMore {
  to?: string;
  language?: Language;
  /** What goes back to the card. */
  refund?: Cents;
  /** Why, in the words of the estate's people. */
  refundReason?: string;
  withdrawal?: OrderMail['withdrawal'];
  /** What opens the invoice's PDF. */
  invoice?: Pick<PreparedInvoice, 'token'> | null;
}

/** The mail that confirms a paid order, in its buyer's language; one for each order. */
export function confirmationMail(
  order: OrderRow,
  intent: MailSubject['intent'],
  snapshot: RevisionSnapshot,
  site: MailSubject['site'],
  { content, invoice = null }: { content?: OrderContent; invoice?: MailMore['invoice'] } = {},
): MailOrder<OrderMail> {
  return orderMail('order-confirmation', `order:${order.id}:confirmation`, { order, intent, snapshot, site, ...(content && { content }) }, { invoice });
}

/** A mail about an order; `name` is that of its template, one mail is sent for each `key`. */
export function orderMail(name: string, key: string, { order, intent, snapshot, site, content }: MailSubject, more: MailMore = {}): MailOrder<OrderMail> {
  const language = more.language ?? order.language;
  const brand = site.brands.get(order.brand);
  const { parts } = snapshot;
  const money = (cents: Cents) => formatMoney(cents);
  return {
    key,
    // The estate's own mailbox keeps no buyer waiting.
    sequence: more.to === undefined ? `order:${order.id}` : `order:${order.id}:estate`,
    to: more.to ?? order.email,
    name,
    language,
    data: {
      brand: { name: brand?.name ?? order.brand, email: brand?.email ?? '', phone: brand?.phone ?? '', address: brand?.address ?? [] },
      order: {
        number: order.number,
        name: parts.client_info.name,
        link: orderLink(order, intent, site, language),
        lines: snapshot.lines.map((line) => ({
          title: nameInFull(line),
          quantity: line.quantity,
          each: line.quantity > 1 ? money(line.unitPriceCents) : '',
          stepFrom: line.stepFrom ?? null,
          contents: (line.contents ?? []).map((part) => `${part.bottles} × ${nameInFull(part)}`),
          total: money(line.unitPriceCents * line.quantity),
          link: wineLink(line.sku, order, intent, content, language),
        })),
        subtotal: money(snapshot.subtotalCents),
        discount: snapshot.discountCents > 0 ? money(snapshot.discountCents) : null,
        shipping: snapshot.shippingCents > 0 ? money(snapshot.shippingCents) : words(language)('freeOfCharge'),
        total: money(snapshot.totalCents),
        tax: money(snapshot.taxCents),
        taxes: taxesInWords(vatOfOrder(snapshot)),
        address: parts.shipping_address === null ? [] : addressLines(parts.shipping_address, language),
        gifts: giftsIn(snapshot.lines),
        isPickup: parts.shipping_mode === 'shop',
        deliveryTime: deliveryInWords({ order, snapshot, site }, language),
        carrier: order.carrier ?? '',
        trackingNumber: order.trackingNumber ?? '',
        trackingLink: order.trackingUrl ?? '',
        isGift: parts.is_gift,
        deliveredOn: order.deliveredOn && dayInWords(order.deliveredOn, language),
        withdrawUntil: order.deliveredOn && dayInWords(withdrawalEnds(order.deliveredOn), language),
        invoice: more.invoice ? `${intent.origin}${invoicePath(more.invoice.token)}` : null,
        isInvoiced: brand?.seller !== undefined,
        office: officeAddress(intent.origin, `orders/${order.number}`),
        refund: more.refund === undefined || more.refund === 0 ? null : money(more.refund),
        refundReason: more.refundReason ?? '',
      },
      withdrawal: more.withdrawal ?? null,
    },
  };
}

/** VAT by rate as mails print it; what is outside VAT is left out. */
function taxesInWords(parts: readonly VatAtRate[]): OrderMail['order']['taxes'] {
  return parts.flatMap(({ ratePercent, base, vat }) =>
    ratePercent === null ? [] : [{ rate: formatPercent(ratePercent), base: formatMoney(base), tax: formatMoney(vat) }],
  );
}

/**
 * The private address of an order: the brand's page with the key `order`, the token in its query; where the estate has no
 * such page, the confirmation page with the token in place of the payment.
 */
export function orderLink(
  order: Pick<OrderRow, 'brand' | 'viewToken'>,
  { origin }: MailSubject['intent'],
  site: MailSubject['site'],
  language: Language,
): string {
  const paths = site.brands.get(order.brand)?.paths;
  const page = paths?.['order']?.[language];
  if (page) return `${origin}${page}?token=${order.viewToken}`;
  return `${origin}${paths?.['confirmation']?.[language] ?? `/${language}/`}?redirect_status=succeeded&payment_intent=${order.viewToken}`;
}

/** The page of a line's wine, with its vintage and format chosen; empty for one that left the catalogue, or stands on another brand's host. */
function wineLink(sku: string, { brand }: OrderRow, { origin }: MailSubject['intent'], content: OrderContent | undefined, language: Language): string {
  const product = content?.products.get(sku);
  return content && product?.onSale && product.brand === brand ? origin + productPath(product, content.site, language) : '';
}

/** The lines of a delivery address, as they stand on a parcel. */
export function addressLines(address: NonNullable<RevisionSnapshot['parts']['shipping_address']>, language: Language): string[] {
  const { company, first_name: first, last_name: last, line1, line2, postcode, locality, state, country_id: code } = address;
  return [company, `${first} ${last}`, line1, line2, `${postcode} ${locality}`, state, countryName(code, language)].filter(
    (line): line is string => line !== undefined && line.trim() !== '',
  );
}
