import type { components } from '@parral/api-spec';
import { type Cents, nameInFull, perUnit, toDecimal } from '@parral/rules';
import type { Language } from '../../platform/content/index.ts';
import { productPath } from '../catalogue/index.ts';
import { type InvoiceEntry, showInvoices } from '../invoices/index.ts';
import { progressOf, shownStatus, type OrderContent, type OrderOfMember } from '../orders/index.ts';
import type { PurchaseRow } from './purchases.store.ts';

type Schemas = components['schemas'];

/** What orders are shown with. */
export interface OrderWords {
  content: OrderContent;
  language: Language;
  /** Skus that can be ordered again now. */
  buyable: ReadonlySet<string>;
}

/** An order placed on the site (specification section 3, order). */
export function onlineOrder({ order, lines }: OrderOfMember, words: OrderWords, invoices: readonly InvoiceEntry[] = []): Schemas['MembershipOrder'] {
  return {
    date_placed: order.placedAt.toISOString(),
    number: order.number,
    type: 'online',
    status: shownStatus(order),
    progress: progressOf(order),
    total: toDecimal(order.totalCents),
    items: lines.map(({ sku, quantity, unitPriceCents, discountCents, ...line }) =>
      shownItem({ sku, name: nameInFull(line), quantity, lineCents: unitPriceCents * quantity - discountCents }, words),
    ),
    shipping_incl_tax: toDecimal(order.shippingCents),
    invoices: showInvoices(invoices),
  };
}

/** What was bought in the estate's own shop: handed over there and then. Its hour is not known, so it stands at noon. */
export function storeOrder({ number, boughtOn, totalCents, items }: PurchaseRow, words: OrderWords): Schemas['MembershipOrder'] {
  return {
    date_placed: `${boughtOn}T12:00:00.000Z`,
    number,
    type: 'store',
    status: 'completed',
    progress: null,
    total: toDecimal(totalCents),
    items: items.map(({ sku, name, quantity, unitPriceCents }) => shownItem({ sku, name, quantity, lineCents: unitPriceCents * quantity }, words)),
    shipping_incl_tax: 0,
    invoices: [],
  };
}

interface Item {
  sku: string | null;
  name: string;
  quantity: number;
  lineCents: Cents;
}

function shownItem({ sku, name, quantity, lineCents }: Item, { content, language, buyable }: OrderWords): Schemas['MembershipOrderItem'] {
  const product = sku === null ? undefined : content.products.get(sku);
  return {
    product_id: sku,
    product_full_name: name,
    quantity,
    unit_price_with_discount: perUnit(lineCents, quantity),
    line_price_incl_tax: toDecimal(lineCents),
    product_url: product?.onSale ? productPath(product, content.site, language) : null,
    can_reorder: sku !== null && buyable.has(sku),
  };
}
