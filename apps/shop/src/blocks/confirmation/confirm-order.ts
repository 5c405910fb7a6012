import { type ApiClient, ApiError } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { type track, trackedItem } from '@parral/site/browser';

type Made = components['schemas']['OrderConfirmation'];
type Order = components['schemas']['Order'];

export type Confirmation =
  /** `details`: its lines and addresses, for the ending; left out until they were asked for, null where they could not be had. */
  | { kind: 'order'; order: Made; details?: Order | null }
  /** `refunded`: euros that a bank had paid already and that go back; left out where nothing was charged. */
  | { kind: 'stock'; lines: ApiError['lines']; refunded?: number }
  | { kind: 'allocation'; lines: ApiError['lines']; refunded?: number }
  /** The coupon was used up or expired meanwhile; nothing is charged at another price. */
  | { kind: 'coupon'; refunded?: number }
  /** The money came when there was no longer anything to pay for; it goes back. */
  | { kind: 'returned'; refunded: number }
  /** The bank has not decided yet. */
  | { kind: 'processing' }
  | { kind: 'not_paid' }
  /** The network or the server is away: worth another try. */
  | { kind: 'offline' }
  | { kind: 'error' };

interface Deps {
  client: Pick<ApiClient, 'captureOrder' | 'getBasket' | 'getOrderImpression'>;
  track: typeof track;
  /** Told how many lines the basket has after the order. */
  onBasket: (lines: number) => void;
}

/**
 * Captures, then refreshes the basket, then fires the purchase events when `track_gtm_purchase` is set, and
 * gift and newsletter from `additional` (specification section 4, shop payment confirmation). The server hands
 * `track_gtm_purchase` out once, so a reload repeats no event. Never rejects.
 */
export async function confirmOrder(paymentIntent: string, deps: Deps): Promise<Confirmation> {
  let order: Made;
  try {
    order = await deps.client.captureOrder({ body: { payment_intent: paymentIntent } });
  } catch (error) {
    const outcome = failure(error);
    if (outcome.kind !== 'processing') console.error('the order was not confirmed', error);
    return outcome;
  }
  await refreshBasket(deps);
  if (order.track_gtm_purchase) await trackPurchase(order.number, deps);
  return { kind: 'order', order };
}

function failure(error: unknown): Confirmation {
  if (!(error instanceof ApiError)) return { kind: 'error' };
  const { lines, refunded } = error;
  const back = refunded === undefined ? {} : { refunded };
  if (error.code === 'OUT_OF_STOCK') return { kind: 'stock', lines, ...back };
  if (error.code === 'ALLOCATION_EXCEEDED') return { kind: 'allocation', lines, ...back };
  if (error.code.startsWith('VOUCHER_')) return { kind: 'coupon', ...back };
  if (refunded !== undefined) return { kind: 'returned', refunded };
  if (error.code === 'PAYMENT_PROCESSING') return { kind: 'processing' };
  if (error.code === 'PAYMENT_NOT_AUTHORISED') return { kind: 'not_paid' };
  return { kind: error.isTransient ? 'offline' : 'error' };
}

async function refreshBasket({ client, onBasket }: Deps): Promise<void> {
  try {
    const { lines } = await client.getBasket();
    onBasket(lines.length);
  } catch (error) {
    console.error('the basket could not be refreshed after the order', error);
  }
}

async function trackPurchase(number: string, { client, track }: Deps): Promise<void> {
  try {
    const { order, basket, additional } = await client.getOrderImpression({ query: { order_number: number } });
    const { total: value, tax, shipping } = order;
    const items = basket.map((line) => ({ ...trackedItem(line), quantity: line.quantity }));
    track('purchase', { ecommerce: { transaction_id: order.number, currency: 'EUR', value, tax, shipping, items } });
    if (additional.is_gift) track('purchase_gift', { number });
    if (additional.newsletter_subscription) track('purchase_newsletter', { number });
  } catch (error) {
    console.error('the purchase could not be tracked', error);
  }
}

/** Longer nobody waits for a picture of what they know. */
const waitMs = 4_000;

/** Lines and addresses of an order that was just made, in this language; null where they cannot be had: the ending stands without them. */
export async function orderDetails(token: string, language: Language, client: Pick<ApiClient, 'getOrder'>): Promise<Order | null> {
  try {
    return await client.getOrder({ path: { token }, query: { language } }, { signal: AbortSignal.timeout(waitMs) });
  } catch (error) {
    console.error('the lines of the order could not be shown', error);
    return null;
  }
}
