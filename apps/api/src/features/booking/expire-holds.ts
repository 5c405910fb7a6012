import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { paymentConsequence } from '@parral/rules';
import { releasePlaces } from '../experiences/index.ts';
import type { BookingDesk } from './booking-desk.ts';
import { finalise } from './finalise.ts';
import { expireIntent, findElapsed, type IntentRow, moveIntent } from './intent.store.ts';
import { isFree, orderUndo } from './undo-payment.ts';

const batch = 20;

/** Gives the places of holds back that have run out unpaid; those that were paid for meanwhile become bookings. */
export async function expireHolds(desk: BookingDesk): Promise<void> {
  let before = '';
  for (;;) {
    const elapsed = await findElapsed(desk.context.db, batch);
    for (const intent of elapsed) await endHold(desk, intent);
    const round = elapsed.map(({ id }) => id).join();
    // Those that could not be ended stay for the next turn.
    if (elapsed.length < batch || round === before) return;
    before = round;
  }
}

/** The same for the holds that stand in the way of a slot; true when one of them has ended. */
export async function freeElapsed(desk: BookingDesk, slotId: number): Promise<boolean> {
  const ended = await Promise.all((await findElapsed(desk.context.db, batch, slotId)).map((intent) => endHold(desk, intent)));
  return ended.includes(true);
}

/**
 * Ends a hold that has run out, asking the card provider first. false: it could not be asked, or the hold was extended; it
 * is looked after again.
 */
export async function endHold(desk: BookingDesk, intent: IntentRow): Promise<boolean> {
  const { db, log } = desk.context;
  try {
    if (await isPaid(desk, intent)) await finalise(desk, intent);
    else
      return await transaction(db, async (tx) => {
        if (!(await expireIntent(tx, intent.id))) return false;
        await releasePlaces(tx, intent.slotId, intent.people, 'held');
        await orderUndo(desk, tx, intent, false);
        return true;
      });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) log.warn({ err: error, intent: intent.id }, 'a hold that ran out is kept until the card provider answers');
    return error.status < 500;
  }
  return true;
}

/** Lets go of a hold whose visitor gives it up; false when it is not held any longer, or paid for. */
export async function releaseHold(desk: BookingDesk, intent: IntentRow): Promise<boolean> {
  if (intent.state !== 'held' || (await isPaid(desk, intent))) return false;
  return transaction(desk.context.db, async (tx) => {
    if (!(await moveIntent(tx, intent.id, ['held'], 'cancelled', 'HOLD_EXPIRED'))) return false;
    await releasePlaces(tx, intent.slotId, intent.people, 'held');
    await orderUndo(desk, tx, intent, false);
    return true;
  });
}

async function isPaid({ payments }: BookingDesk, intent: IntentRow): Promise<boolean> {
  if (intent.paymentIntentId === null || isFree(intent)) return false;
  const payment = await payments.retrieve(intent.paymentIntentId);
  return payment !== null && paymentConsequence(payment.status) !== 'wait';
}
