import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { perUnit, showTaxes, toDecimal, withdrawalEnds } from '@parral/rules';
import { productPath } from '../catalogue/index.ts';
import { type InvoiceEntry, showInvoices } from '../invoices/index.ts';
import { voucherErrorOf, giftAddress } from '../vouchers/index.ts';
import { deliveryEstimate } from './delivery-estimate.ts';
import type { OrderContent } from './order-content.ts';
import { progressOf, refusalToday, shownStatus, withdrawnSkus, type OrderFile } from './order-file.ts';
import { vatOfOrder } from './revision-snapshot.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Schemas = components['schemas'];

/** The order page's data (specification sections 3 and 4; Directive 2011/83/EU for the withdrawal). */
export function showOrder(file: OrderFile, content: OrderContent, language: Language, invoices: readonly InvoiceEntry[] = []): Schemas['Order'] {
  const { order, snapshot, withdrawals } = file;
  const { parts } = snapshot;
  const reason = refusalToday(file);
  return {
    number: order.number,
    status: shownStatus(order),
    progress: progressOf(order),
    shipment: showShipment(order),
    delivery: deliveryEstimate({ order, snapshot, site: content.site }),
    date_ready: order.readyAt?.toISOString() ?? null,
    type: 'online',
    brand: order.brand,
    language: order.language,
    date_placed: order.placedAt.toISOString(),
    date_in_process: order.inProcessAt?.toISOString() ?? null,
    date_completed: order.deliveredOn,
    date_canceled: order.canceledAt?.toISOString() ?? null,
    email: order.email,
    lines: showLines(file, content, language),
    subtotal: toDecimal(snapshot.subtotalCents),
    vouchers_discount: toDecimal(order.discountCents),
    shipping_incl_tax: toDecimal(order.shippingCents),
    tax: toDecimal(order.taxCents),
    tax_by_rate: showTaxes(vatOfOrder(snapshot)),
    total_price: toDecimal(order.totalCents),
    refunded: toDecimal(order.refundedCents),
    shipping_mode: parts.shipping_mode,
    client_info: parts.client_info,
    shipping_address: parts.shipping_address,
    billing_address: parts.billing_address,
    is_gift: parts.is_gift,
    gift_message: parts.gift_message ?? '',
    comment: parts.comment,
    gifts: showGifts(file, content, language),
    withdrawal: { possible: reason === null, until: lastDay(file), reason, confirmed: withdrawals.map((row) => showWithdrawal(row, file)) },
    invoices: showInvoices(invoices),
  };
}

function showShipment({ carrier, trackingNumber, trackingUrl, dispatchedAt }: OrderFile['order']): Schemas['Shipment'] | null {
  if (carrier === null || dispatchedAt === null) return null;
  return { carrier, tracking_number: trackingNumber, tracking_url: trackingUrl, date: dispatchedAt.toISOString() };
}

/** A withdrawal as the API answers it. */
export function showWithdrawal(row: WithdrawalRow, file: OrderFile): Schemas['Withdrawal'] {
  return {
    id: row.id,
    state: row.confirmedAt === null ? 'declared' : 'confirmed',
    order_number: file.order.number,
    name: row.name,
    email: row.email,
    lines: linesOf(row, file).map(({ sku, title, label, quantity }) => ({ product_id: sku, title, label, quantity })),
    is_whole_order: isWholeOrder(row, file),
    declared_at: row.declaredAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    until: lastDay(file),
  };
}

/** The order's lines that a withdrawal names. */
export function linesOf({ skus }: Pick<WithdrawalRow, 'skus'>, { snapshot }: OrderFile): OrderFile['snapshot']['lines'] {
  return snapshot.lines.filter((line) => skus.includes(line.sku));
}

export function isWholeOrder(row: Pick<WithdrawalRow, 'skus'>, file: OrderFile): boolean {
  return linesOf(row, file).length === file.snapshot.lines.length;
}

function showGifts({ order, snapshot, gifts }: OrderFile, content: OrderContent, language: Language): Schemas['OrderGift'][] {
  const titles = new Map(snapshot.lines.map(({ sku, title }) => [sku, title]));
  return gifts.map((file) => {
    const { orderSku, participants, endsOn, giftToken, brand } = file.voucher;
    const sku = orderSku ?? '';
    const url = giftAddress(content.site.brands.get(brand) ?? { paths: {} }, language, giftToken ?? '');
    return {
      product_id: sku,
      title: titles.get(sku) ?? order.number,
      participants_number: participants,
      end_date: endsOn,
      url,
      error: voucherErrorOf(file, brand),
    };
  });
}

function lastDay({ order }: OrderFile): string | null {
  return order.deliveredOn === null ? null : withdrawalEnds(order.deliveredOn);
}

function showLines(file: OrderFile, content: OrderContent, language: Language): Schemas['OrderLine'][] {
  const withdrawn = withdrawnSkus(file);
  return file.snapshot.lines.map(({ sku, title, label, quantity, unitPriceCents, stepFrom, contents, discountCents, vatPercent, vatCents, gift }) => {
    const product = content.products.get(sku);
    return {
      product_id: sku,
      title,
      label,
      product_url: product?.onSale ? productPath(product, content.site, language) : null,
      quantity,
      unit_price: toDecimal(unitPriceCents),
      step_from: stepFrom ?? null,
      discount_per_unit: perUnit(discountCents, quantity),
      total_price: toDecimal(unitPriceCents * quantity - discountCents),
      tax_percent: vatPercent,
      tax: toDecimal(vatCents),
      // A voucher goes by mail: no case has it, whatever picture its page has.
      bottle: gift === undefined ? (product?.bottle ?? null) : null,
      contents: (contents ?? []).map((part) => ({ title: part.title, label: part.label, bottles: part.bottles })),
      withdrawn: withdrawn.has(sku),
    };
  });
}
