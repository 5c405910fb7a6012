import type { Cents } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findIntent, findRevision, holdIntent, openIntent, releaseIntent, type IntentRow } from '../orders/index.ts';
import { openPayment, unlessHeld, type IntentHold } from '../payments/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

/** The hold under which an intent is opened and revised. */
export function holdOf(db: Db, intentId: string): IntentHold {
  return { take: (owner, seconds) => holdIntent(db, intentId, owner, seconds), release: (owner) => releaseIntent(db, intentId, owner) };
}

/**
 * creating → open: opens the payment of the first revision and keeps its id. RequestOrigin again after a crash it finds the same
 * payment by its idempotency key. The caller holds the intent. Returns the intent as it is then.
 */
export async function openCreated(deps: CheckoutDeps, intent: IntentRow): Promise<IntentRow> {
  if (intent.state !== 'creating') return intent;
  const first = await findRevision(deps.context.db, intent.id, 1);
  if (first === null) throw new Error(`The order intent ${intent.id} has no first revision.`);
  return openFirst(deps, intent, first.dueCents, { keepHold: true });
}

/** The same for an intent that was just written; lets go of it unless told to keep it. Throws INTENT_NOT_OPEN. */
export async function openFirst(
  { context: { db, payments }, shop }: CheckoutDeps,
  { id: intentId, createdAt, brand }: Pick<IntentRow, 'id' | 'createdAt' | 'brand'>,
  amount: Cents,
  options: { keepHold: boolean },
): Promise<IntentRow> {
  const ways = (await shop()).site.brands.get(brand)?.paymentMethods ?? [];
  const payment = await openPayment(payments.provider, { subject: 'order', intentId, revision: 1, amount, ways }, createdAt);
  const opened = await openIntent(db, intentId, payment, options);
  if (opened === null) throw new ApiError('INTENT_NOT_OPEN');
  return opened;
}

/** Goes on where the maker of an intent was killed; null while somebody is at it. */
export function resumeOpening(deps: CheckoutDeps, { id }: IntentRow): Promise<IntentRow | null> {
  const { db } = deps.context;
  return unlessHeld(holdOf(db, id), async () => {
    const current = await findIntent(db, { id });
    return current === null ? null : openCreated(deps, current);
  });
}
