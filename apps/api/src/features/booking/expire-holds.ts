import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { releasePlaces } from '../experiences/index.ts';
import { callOff, finalise, isDecided, queueRelease } from '../payments/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { expireIntent, findElapsed, type IntentRow } from './intent.store.ts';
import { payableVisit } from './payable-visit.ts';

const batch = 20;

/** Gives the places of holds back that have run out unpaid; those that were paid for meanwhile become bookings. */
export async function expireHolds(deps: BookingDeps): Promise<void> {
  let before = '';
  for (;;) {
    const elapsed = await findElapsed(deps.context.db, batch);
    for (const intent of elapsed) await endHold(deps, intent);
    const round = elapsed.map(({ id }) => id).join();
    // Those that could not be ended stay for the next turn.
    if (elapsed.length < batch || round === before) return;
    before = round;
  }
}

/** The same for the holds that stand in the way of a slot; true when one of them has ended. */
export async function freeElapsed(deps: BookingDeps, slotId: number): Promise<boolean> {
  const ended = await Promise.all((await findElapsed(deps.context.db, batch, slotId)).map((intent) => endHold(deps, intent)));
  return ended.includes(true);
}

/**
 * Ends a hold that has run out, asking the card provider first. false: it could not be asked, the bank has not decided on
 * the payment, or the hold was extended; it is looked after again.
 */
export async function endHold(deps: BookingDeps, intent: IntentRow): Promise<boolean> {
  const { db, log, payments } = deps.context;
  const payable = payableVisit(deps);
  try {
    if (await isDecided(payments.provider, intent)) await finalise(payments, payable, intent);
    else {
      await payments.tellRefusal(payable, intent, intent.dueCents);
      return await transaction(db, async (tx) => {
        if (!(await expireIntent(tx, intent.id))) return false;
        await releasePlaces(tx, intent.slotId, intent.people, 'held');
        await queueRelease(payments, tx, payable, intent.id);
        return true;
      });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) log.warn({ err: error, intent: intent.id }, 'a hold that ran out is kept until the card provider answers');
    return error.status < 500 && error.code !== 'PAYMENT_PROCESSING';
  }
  return true;
}

/** Lets go of a hold whose visitor gives it up; false when it is not held any longer, or paid for. */
export async function releaseHold(deps: BookingDeps, intent: IntentRow): Promise<boolean> {
  const { payments } = deps.context;
  if (intent.state !== 'held' || (await isDecided(payments.provider, intent))) return false;
  return callOff(payments, payableVisit(deps), intent, { code: 'HOLD_EXPIRED' }, 0);
}
