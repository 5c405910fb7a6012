import { ApiError } from '../../platform/http/api-error.ts';
import { reconcileEverySeconds } from '../payments/index.ts';
import type { BookingDesk } from './booking-desk.ts';
import { endHold } from './expire-holds.ts';
import { finalise } from './finalise.ts';
import { claimUnfinished, type IntentRow } from './intent.store.ts';
import { isFree } from './undo-payment.ts';

const batch = 50;

/**
 * Looks after every booking intent that nobody finished: the browser closed, the webhook lost, a process killed. Asks the
 * card provider before it decides anything. `all` also takes those that are not due yet (at boot).
 */
export async function reconcile(desk: BookingDesk, { all }: { all: boolean }): Promise<void> {
  const pauseSeconds = reconcileEverySeconds(desk.context.config);
  let after: string | null = null;
  for (;;) {
    const intents: IntentRow[] = await claimUnfinished(desk.context.db, { all, after, most: batch, pauseSeconds });
    for (const intent of intents) await settleOne(desk, intent);
    after = intents.at(-1)?.id ?? null;
    if (intents.length < batch) return;
  }
}

async function settleOne(desk: BookingDesk, intent: IntentRow): Promise<void> {
  const { log } = desk.context;
  const isHeld = intent.state === 'held';
  try {
    if (isHeld && intent.secondsLeft === 0) return void (await endHold(desk, intent));
    // Nobody has pressed the button of a held visit of nothing, and one whose payment was never made cannot be paid.
    if (isHeld && (intent.paymentIntentId === null || isFree(intent))) return;
    await finalise(desk, intent);
    log.info({ intent: intent.id }, 'a visit was finished by the reconciler');
  } catch (error) {
    const known = error instanceof ApiError && error.status < 500;
    if (known && isHeld) return;
    log[known ? 'info' : 'error'](
      { err: error, intent: intent.id },
      known ? 'an unfinished visit came to its end' : 'an unfinished visit could not be looked after; it is tried again',
    );
  }
}
