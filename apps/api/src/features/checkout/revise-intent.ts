import { ApiError } from '../../platform/http/api-error.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { addRevision, cancelIntent, type IntentRow, markAcknowledged, type RevisionSnapshot, sameSnapshot } from '../orders/index.ts';
import { isFree, type PaymentProvider, PaymentStateError } from '../payments/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

/** What the screen gets of an intent: its payment and what will be charged. */
export interface OpenPayment {
  secret: string;
  paymentId: string;
  revision: number;
  snapshot: RevisionSnapshot;
}

/** The intent cannot hold this revision, since something is due now and was not before, or the other way round, or since an older one may yet arrive: a new intent takes its place. */
export class NeedsNewIntent extends Error {
  override readonly name = 'NeedsNewIntent';
}

/**
 * open(rev n) → open(rev n+1): writes the revision, then tells the card provider
 * amount and revision in one call, which it refuses once the card was asked.
 * Until then a payment that is confirmed in between is for revision n, by its
 * own metadata, and finalised as such. A revision that changes nothing is none.
 * Where the last one was never answered it may still be on its way to the provider,
 * and would undo this one: the payment is given up for that of a new intent then.
 * The caller holds the intent; `current` is its newest revision. Throws INTENT_NOT_OPEN and NeedsNewIntent.
 */
export async function reviseIntent(deps: CheckoutDeps, intent: IntentRow, current: RevisionSnapshot | null, snapshot: RevisionSnapshot): Promise<OpenPayment> {
  const { db, payments } = deps.context;
  if (intent.state !== 'open') throw new ApiError('INTENT_NOT_OPEN');
  const paymentId = intent.paymentIntentId ?? '';
  if (!isFree(intent) && intent.acknowledgedRevision !== intent.revision && !(await hasArrived(deps, intent))) {
    await replaceIntent(deps, intent);
    throw new NeedsNewIntent();
  }
  if (current !== null && sameSnapshot(current, snapshot)) return { secret: intent.paymentSecret ?? '', paymentId, revision: intent.revision, snapshot };
  if (isFree(intent) !== (snapshot.dueCents === 0)) {
    await replaceIntent(deps, intent);
    throw new NeedsNewIntent();
  }
  const revision = await transaction(db, (tx) => addRevision(tx, intent.id, snapshot));
  if (revision === null) throw new ApiError('INTENT_NOT_OPEN');
  if (isFree(intent)) return { secret: intent.paymentSecret ?? '', paymentId, revision, snapshot };
  try {
    const payment = await payments.provider.revise(paymentId, { subject: 'order', intentId: intent.id, revision, amount: snapshot.dueCents });
    await markAcknowledged(db, intent.id, revision);
    return { secret: payment.secret, paymentId, revision, snapshot };
  } catch (error) {
    if (error instanceof PaymentStateError) throw new ApiError('INTENT_NOT_OPEN');
    throw error;
  }
}

/** Whether the provider has the newest revision, though its answer was never heard. */
async function hasArrived({ context: { db, payments } }: CheckoutDeps, { id, paymentIntentId, revision }: IntentRow): Promise<boolean> {
  const payment = await payments.provider.retrieve(paymentIntentId ?? '');
  if (payment?.revision !== revision) return false;
  await markAcknowledged(db, id, revision);
  return true;
}

async function replaceIntent({ context }: CheckoutDeps, intent: IntentRow): Promise<void> {
  const { provider } = context.payments;
  if (!isFree(intent)) {
    // Only a payment whose card was never asked may be given up for another.
    const payment = await provider.retrieve(intent.paymentIntentId ?? '');
    if (payment !== null && payment.state !== 'open') throw new ApiError('INTENT_NOT_OPEN');
    await cancelOrRefuse(provider, intent);
  }
  await transaction(context.db, (tx) => cancelIntent(tx, intent.id, 'INTENT_NOT_OPEN'));
}

async function cancelOrRefuse(provider: PaymentProvider, intent: IntentRow): Promise<void> {
  try {
    await provider.cancel(intent.paymentIntentId ?? '', intent.id);
  } catch (error) {
    if (error instanceof PaymentStateError) throw new ApiError('INTENT_NOT_OPEN');
    throw error;
  }
}
