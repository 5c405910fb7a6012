import type { Language } from '@parral/api-spec/languages';
import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { brokenUnique } from '../../platform/database/sql-state.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { needsShipping, priceBasket, type PricedBasket, readBasket, rememberSeenPrices } from '../basket/index.ts';
import { changedPrices, isTotalSeen, refuseUnorderable } from './basket-refusals.ts';
import type { Buyer } from './buyer.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { findIntent, findRevision, insertIntent, type IntentRow, refreshIntent, releaseIntent, type RevisionSnapshot } from '../orders/index.ts';
import { holdSeconds, prolonging, whileHeld } from '../payments/index.ts';
import { holdOf, openCreated, openFirst } from './open-payment.ts';
import { checkedParts, partsOf } from './order-parts.ts';
import { NeedsNewIntent, type OpenPayment, reviseIntent } from './revise-intent.ts';
import { type RequestOrigin, siteOrigin } from '../../platform/origin/site-origin.ts';
import { takeSnapshot } from './take-snapshot.ts';

type IntentRequest = components['schemas']['OrderIntentRequest'];

/** Version of the terms of sale that buyers accept; kept with each acceptance. */
const termsVersion = '2026-01';

/**
 * Makes the order intent of the session's basket, or revises the one it has
 * (specification section 7; one live intent for each basket). Nothing is taken
 * yet. Throws what `checkedParts` and `refuseUnorderable` throw, and
 * TERMS_NOT_ACCEPTED, PRICE_CHANGED, INTENT_NOT_OPEN.
 */
export async function createOrderIntent(deps: CheckoutDeps, buyer: Buyer, body: IntentRequest, requestOrigin: RequestOrigin): Promise<OpenPayment> {
  const shop = await deps.shop();
  const language: Language = body.web_language;
  const brand = shop.site.brands.get(body.web_site);
  if (brand === undefined) throw new ApiError('BAD_REQUEST', { fields: { web_site: 'UNKNOWN_BRAND' } });
  const stored = await readBasket(deps.context.db, buyer);
  const parts = checkedParts(partsOf(body), buyer, { brand: body.web_site, language, needsShipping: needsShipping(stored, shop) }, shop);
  if (buyer.memberId === null && body.terms_accepted !== true) throw new ApiError('TERMS_NOT_ACCEPTED', { fields: { terms_accepted: 'TERMS_NOT_ACCEPTED' } });
  const basket = priceBasket(stored, shop, {
    mode: parts.shipping_mode,
    country: parts.shipping_address?.country_id ?? null,
    postcode: parts.shipping_address?.postcode ?? null,
  });
  refuseUnorderable(basket, language);
  const snapshot = takeSnapshot(basket, parts, shop, language);
  await refuseOtherTotal(deps, buyer, basket, snapshot, body.total_seen, language);
  const origin = siteOrigin(requestOrigin, brand.hosts, deps.context.config.publicUrl);
  const intent = { basketId: basket.id ?? '', ...buyer, brand: body.web_site, language, origin, termsAccepted: body.terms_accepted === true };
  return payFor(deps, intent, snapshot);
}

type Draft = Pick<IntentRow, 'basketId' | 'sessionId' | 'memberId' | 'brand' | 'language' | 'origin'> & { termsAccepted: boolean };

/**
 * An open payment for this snapshot: that of the basket's live intent, revised,
 * or of a new one. Of several requests at once one makes the intent and the
 * others find it.
 */
export async function payFor(deps: CheckoutDeps, draft: Draft, snapshot: RevisionSnapshot): Promise<OpenPayment> {
  const { db } = deps.context;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const live = await findIntent(db, { liveOfBasket: draft.basketId });
    const made = live === null ? await makeIntent(deps, draft, snapshot) : await reviseLive(deps, live, draft, snapshot);
    if (made !== null) return made;
  }
  throw new ApiError('INTENT_NOT_OPEN', { message: 'The basket is being ordered by several requests at once. Try again in a moment.' });
}

async function makeIntent(deps: CheckoutDeps, draft: Draft, snapshot: RevisionSnapshot): Promise<OpenPayment | null> {
  const { db, config } = deps.context;
  const [id, owner] = [randomUUID(), randomUUID()];
  const { basketId, sessionId, memberId, brand, language, origin, termsAccepted } = draft;
  const accepted = { termsAccepted, termsVersion: termsAccepted ? termsVersion : null };
  const intent = {
    id,
    basketId,
    sessionId,
    memberId,
    brand,
    language,
    origin,
    ...accepted,
    checkAfterSeconds: config.reconcileAfterSeconds,
    owner,
    holdSeconds,
  };
  try {
    await insertIntent(db, intent, snapshot);
  } catch (error) {
    if (brokenUnique(error) === 'order_intent_live') return null;
    throw error;
  }
  try {
    const open = () => openFirst(deps, { id, createdAt: new Date(), brand }, snapshot.dueCents, { keepHold: false });
    const { paymentIntentId, paymentSecret } = await prolonging(holdOf(db, id), owner, open);
    return { secret: paymentSecret ?? '', paymentId: paymentIntentId ?? '', revision: 1, snapshot };
  } catch (error) {
    await releaseIntent(db, id, owner);
    throw error;
  }
}

/** null when the live intent came to its end meanwhile, or has to give way to a new one. */
async function reviseLive(deps: CheckoutDeps, live: IntentRow, draft: Draft, snapshot: RevisionSnapshot): Promise<OpenPayment | null> {
  const { db } = deps.context;
  return whileHeld(holdOf(db, live.id), async () => {
    const now = await findIntent(db, { id: live.id });
    if (now === null || now.state === 'cancelled' || now.state === 'placed') return null;
    try {
      const opened = await openCreated(deps, now);
      const revised = await reviseIntent(deps, opened, await findRevision(db, opened.id, opened.revision), snapshot);
      await refreshIntent(db, live.id, draft);
      return revised;
    } catch (error) {
      if (error instanceof NeedsNewIntent) return null;
      throw error;
    }
  });
}

async function refuseOtherTotal(
  deps: CheckoutDeps,
  buyer: Buyer,
  basket: PricedBasket,
  snapshot: RevisionSnapshot,
  seen: number | undefined,
  language: Language,
): Promise<void> {
  if (isTotalSeen(snapshot.totalCents, seen)) return;
  const lines = changedPrices(basket, language);
  // The answer shows the prices of now: from here on the buyer has seen them.
  await rememberSeenPrices(deps.context.db, buyer);
  throw new ApiError('PRICE_CHANGED', { lines });
}
