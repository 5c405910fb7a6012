import { transaction } from '../../platform/database/transaction.ts';
import { openPayment, queueRelease, singleFlight } from '../payments/index.ts';
import { conflict, type BookingDeps } from './booking-deps.ts';
import { findIntent, keepPayment, type IntentRow } from './intent.store.ts';
import { payableVisit } from './payable-visit.ts';

const openOnce = singleFlight(({ deps, intent }: { id: string; deps: BookingDeps; intent: IntentRow }) => open(deps, intent));

/**
 * Opens the payment of a held intent and keeps its id; asked again, also after a crash, it finds the same one by its
 * idempotency key. Throws HOLD_EXPIRED when the intent came to its end meanwhile.
 */
export async function openHeld(deps: BookingDeps, intent: IntentRow): Promise<IntentRow> {
  return intent.paymentSecret === null ? openOnce({ id: intent.id, deps, intent }) : intent;
}

async function open(deps: BookingDeps, intent: IntentRow): Promise<IntentRow> {
  const { db, payments } = deps.context;
  const ways = (await deps.terms()).site.brands.get(intent.brand)?.paymentMethods ?? [];
  const payment = await openPayment(payments.provider, { subject: 'visit', intentId: intent.id, revision: 1, amount: intent.dueCents, ways }, intent.createdAt);
  await keepPayment(db, intent.id, payment);
  const opened = await findIntent(db, { id: intent.id });
  if (opened?.state === 'held') return opened;
  await transaction(db, (tx) => queueRelease(payments, tx, payableVisit(deps), intent.id));
  throw await conflict(deps, 'HOLD_EXPIRED', intent, intent.id);
}
