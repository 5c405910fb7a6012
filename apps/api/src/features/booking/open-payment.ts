import { randomBytes } from 'node:crypto';
import { transaction } from '../../platform/database/transaction.ts';
import { type BookingDesk, conflict } from './booking-desk.ts';
import { findIntent, type IntentRow, keepPayment } from './intent.store.ts';
import { orderUndo } from './undo-payment.ts';

const opening = new Map<string, Promise<IntentRow>>();

/**
 * Makes the payment of a held intent and keeps its id; asked again, also after a crash, it finds the same one by its
 * idempotency key. Calls that overlap in this process share one. Throws HOLD_EXPIRED when the intent came to its end meanwhile.
 */
export function openPayment(desk: BookingDesk, intent: IntentRow): Promise<IntentRow> {
  if (intent.paymentSecret !== null) return Promise.resolve(intent);
  const known = opening.get(intent.id);
  if (known !== undefined) return known;
  const run = open(desk, intent).finally(() => opening.delete(intent.id));
  opening.set(intent.id, run);
  return run;
}

async function open(desk: BookingDesk, intent: IntentRow): Promise<IntentRow> {
  const { db } = desk.context;
  const payment = intent.dueCents === 0 ? freePayment() : await desk.payments.create({ intentId: intent.id, revision: 1, amount: intent.dueCents });
  await keepPayment(db, intent.id, payment);
  const opened = await findIntent(db, { id: intent.id });
  if (opened?.state === 'held') return opened;
  if (opened !== null) await transaction(db, (tx) => orderUndo(desk, tx, opened, false));
  throw await conflict(desk, 'HOLD_EXPIRED', intent, intent.id);
}

function freePayment(): { id: string; secret: string } {
  const id = `free_${randomBytes(16).toString('base64url')}`;
  return { id, secret: `${id}_secret_${randomBytes(16).toString('base64url')}` };
}
