import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { reconcileEverySeconds } from '../payments/index.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { finalise } from './finalise.ts';
import { holdSeconds } from './intent-hold.ts';
import { cancelIntent, claimUnfinished, findIntent, holdIntent, type IntentRow, releaseIntent } from '../orders/index.ts';
import { isFree, openPayment } from './open-payment.ts';
import { orderUndo } from './undo-payment.ts';

/** A payment whose card was never asked is given up after a day. */
const abandonedAfterMs = 24 * 3600 * 1000;
const batch = 50;

/**
 * Looks after every intent that nobody finished: the browser closed, the
 * webhook lost, a process killed. Asks the card provider before it decides
 * anything. `all` also takes those that are not due yet (at boot).
 */
export async function reconcile(desk: CheckoutDesk, { all }: { all: boolean }): Promise<void> {
  const pauseSeconds = reconcileEverySeconds(desk.context.config);
  let after: string | null = null;
  for (;;) {
    const intents: IntentRow[] = await claimUnfinished(desk.context.db, { all, after, most: batch, pauseSeconds });
    for (const intent of intents) await settleOne(desk, intent);
    after = intents.at(-1)?.id ?? null;
    if (intents.length < batch) return;
  }
}

async function settleOne(desk: CheckoutDesk, intent: IntentRow): Promise<void> {
  const { log } = desk.context;
  try {
    const current = await opened(desk, intent);
    if (current === null) return;
    // Nobody has pressed the button of an open payment of nothing; only one already being placed goes on.
    if (isFree(current) && current.state === 'open') return await giveUpWhenOld(desk, current);
    await finalise(desk, current);
    log.info({ intent: intent.id }, 'an order was finished by the reconciler');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYMENT_NOT_AUTHORISED') return giveUpWhenOld(desk, intent);
    const known = error instanceof ApiError && error.status < 500;
    log[known ? 'info' : 'error'](
      { err: error, intent: intent.id },
      known ? 'an unfinished order came to its end' : 'an unfinished order could not be looked after; it is tried again',
    );
  }
}

/** The intent with its payment made, when its maker was killed before; null while somebody is at it. */
async function opened(desk: CheckoutDesk, intent: IntentRow): Promise<IntentRow | null> {
  const { db } = desk.context;
  if (intent.state !== 'creating') return intent;
  if (!(await holdIntent(db, intent.id, holdSeconds))) return null;
  try {
    const current = await findIntent(db, { id: intent.id });
    return current === null ? null : await openPayment(desk, current);
  } finally {
    await releaseIntent(db, intent.id);
  }
}

async function giveUpWhenOld(desk: CheckoutDesk, intent: IntentRow): Promise<void> {
  if (Date.now() - intent.createdAt.getTime() < abandonedAfterMs) return;
  await transaction(desk.context.db, async (tx) => {
    if (await cancelIntent(tx, intent.id, 'PAYMENT_NOT_AUTHORISED')) await orderUndo(desk, tx, intent, false);
  });
}
