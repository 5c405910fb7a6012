import type { components } from '@parral/api-spec';
import { ApiError } from '../../platform/http/api-error.ts';
import { type OrderFile, readdressOrder, type RevisionSnapshot, shownStatus, StatusRefused, statusWords } from '../orders/index.ts';
import type { ShippingTerms } from '../shipping/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { checkedParts } from './order-parts.ts';
import { nextSnapshot } from './take-snapshot.ts';

/**
 * Sends an order elsewhere as long as nobody has begun to pack it: the address is held against what its buyer's was, and lines, prices and
 * VAT stay. Its buyer is told. Writing the address that it has changes nothing. `file` is the order as whoever changes it saw it. Returns
 * whether anything changed. Throws StatusRefused for an order that is packed, cancelled, collected or has nothing to send, CHANGED_MEANWHILE
 * where it is no longer that of `file`, ADDRESS_CHANGES_PRICE where sending there would cost another sum or carry another VAT, and what
 * `checkedParts` throws.
 */
export async function changeAddress(deps: CheckoutDeps, file: OrderFile, address: components['schemas']['ShippingAddress']): Promise<{ changed: boolean }> {
  const { order, snapshot } = file;
  const { number } = order;
  const { parts } = snapshot;
  if (order.state === 'authorised')
    throw new StatusRefused(`The order ${number} is not paid yet: its card is being charged. Try again in a minute.`, 'not_paid');
  const status = shownStatus(order);
  if (status !== 'new')
    throw new StatusRefused(`The order ${number} is ${statusWords[status]}: where it goes can be changed until it is packed.`, 'address_settled');
  if (parts.shipping_mode === 'shop') throw new StatusRefused(`The order ${number} is collected at the shop: it goes nowhere.`, 'pickup');
  if (parts.shipping_address === null) throw new StatusRefused(`Of the order ${number} nothing is sent: its vouchers go by mail.`, 'nothing_sent');
  const shop = await deps.shop();
  const place = { brand: order.brand, language: order.language, needsShipping: true };
  const wanted = checkedParts({ ...parts, shipping_address: address }, { sessionId: order.sessionId, memberId: order.memberId, fixed: null }, place, shop);
  if (JSON.stringify(sorted(wanted.shipping_address)) === JSON.stringify(sorted(parts.shipping_address))) return { changed: false };
  const there = nextSnapshot(snapshot, wanted, shop.shipping);
  if (!costsTheSame(isServed(snapshot, shop.shipping) ? nextSnapshot(snapshot, parts, shop.shipping) : snapshot, there, shop.shipping))
    throw new ApiError('ADDRESS_CHANGES_PRICE', { fields: { 'shipping_address.country_id': 'ADDRESS_CHANGES_PRICE' } });
  const { deliveryDays: _, ...kept } = snapshot;
  const next = { ...kept, parts: wanted, ...(there.deliveryDays && { deliveryDays: there.deliveryDays }) };
  if (!(await readdressOrder(deps.context, file, next))) throw new ApiError('CHANGED_MEANWHILE', { changed: ['address'] });
  return { changed: true };
}

const sorted = (address: object | null) => Object.entries(address ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));

/** Terms may have changed since it was bought: both places are held against those of today, as long as they know of the first. */
const isServed = ({ parts }: RevisionSnapshot, { tariffs }: ShippingTerms) => tariffs.has(parts.shipping_address?.country_id ?? '');

/** Shipping, and the VAT of each line with the country that it belongs to. */
function costsTheSame(here: RevisionSnapshot, there: RevisionSnapshot, { vat }: ShippingTerms): boolean {
  const country = ({ parts }: RevisionSnapshot) => (vat.rule === 'destination' ? parts.shipping_address?.country_id : null);
  return (
    here.shippingCents === there.shippingCents &&
    here.shippingVatPercent === there.shippingVatPercent &&
    here.lines.every(({ vatPercent }, at) => vatPercent === there.lines[at]?.vatPercent) &&
    country(here) === country(there)
  );
}
