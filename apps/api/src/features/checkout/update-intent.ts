import type { components } from '@parral/api-spec';
import { changesShipping, type OrderParts, reviseParts } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import { type Buyer, ownIntent } from './buyer.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { payFor } from './create-intent.ts';
import { findIntent, findRevision, type RevisionSnapshot } from '../orders/index.ts';
import { whileHeld } from '../payments/index.ts';
import { holdOf } from './open-payment.ts';
import { checkedParts } from './order-parts.ts';
import { NeedsNewIntent, type OpenPayment, reviseIntent } from './revise-intent.ts';
import { nextSnapshot } from './take-snapshot.ts';

type UpdateRequest = components['schemas']['UpdateIntentRequest'];

/**
 * Changes parts of an intent (specification section 7, update_intent): lines and
 * prices stay those the buyer saw. Throws INTENT_NOT_FOUND for a payment that is
 * not this buyer's, INTENT_NOT_OPEN once the card was asked, and what
 * `checkedParts` throws.
 */
export async function updateOrderIntent(deps: CheckoutDeps, buyer: Buyer, { payment_intent: paymentId, ...change }: UpdateRequest): Promise<OpenPayment> {
  const { db } = deps.context;
  const shop = await deps.shop();
  const found = ownIntent(await findIntent(db, { paymentIntentId: paymentId }), buyer);
  let next: RevisionSnapshot | undefined;
  try {
    return await whileHeld(holdOf(db, found.id), async () => {
      const intent = ownIntent(await findIntent(db, { paymentIntentId: paymentId }), buyer);
      const current = await findRevision(db, intent.id, intent.revision);
      if (intent.state !== 'open' || current === null) throw new ApiError('INTENT_NOT_OPEN');
      refuseHomeless(current.parts, change);
      const place = { brand: intent.brand, language: intent.language, needsShipping: current.lines.some(({ gift }) => gift === undefined) };
      const parts = checkedParts(reviseParts(current.parts, change), buyer, place, shop);
      next = changesShipping(current.parts, parts) ? nextSnapshot(current, parts, shop.shipping) : { ...current, parts };
      return reviseIntent(deps, intent, current, next);
    });
  } catch (error) {
    if (!(error instanceof NeedsNewIntent) || next === undefined) throw error;
    return payFor(deps, { ...found, termsAccepted: found.termsAcceptedAt !== null }, next);
  }
}

/** From pickup to home delivery there is no address to go by but the shop's: it must come along. */
function refuseHomeless(current: OrderParts, change: Omit<UpdateRequest, 'payment_intent'>): void {
  const goesHome = current.shipping_mode === 'shop' && change.shipping_mode === 'home';
  if (goesHome && !change.shipping_address) throw new ApiError('BAD_REQUEST', { fields: { shipping_address: 'REQUIRED' } });
}
