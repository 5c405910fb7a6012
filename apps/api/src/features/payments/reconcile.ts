import type { Cents } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import { finalise } from './finalise.ts';
import { isFree } from './open-payment.ts';
import { stageOf, type Payable, type PayableIntent } from './payable.ts';
import type { Payments } from './payments.ts';
import { callOff } from './reversal.ts';

const batch = 50;

/**
 * Looks after every intent that nobody finished: the browser closed, the webhook lost, a process killed. Asks the provider
 * before it decides anything. `all` also takes those that are not due yet.
 */
export async function reconcile<I extends PayableIntent, T extends { dueCents: Cents }, Sale>(
  payments: Payments,
  payable: Payable<I, T, Sale>,
  { all, pauseSeconds }: { all: boolean; pauseSeconds: number },
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const intents: I[] = await payable.claimUnfinished({ all, after, most: batch, pauseSeconds });
    for (const intent of intents) await lookAfter(payments, payable, intent);
    after = intents.at(-1)?.id ?? null;
    if (intents.length < batch) return;
  }
}

async function lookAfter<I extends PayableIntent, T extends { dueCents: Cents }, Sale>(
  payments: Payments,
  payable: Payable<I, T, Sale>,
  claimed: I,
): Promise<void> {
  const { log } = payments;
  let intent = claimed;
  try {
    if (stageOf(payable, claimed) === 'opening') {
      const resumed = (await payable.resume?.(claimed)) ?? null;
      if (resumed === null) return;
      intent = resumed;
    }
    // Nobody has pressed the button of a payment of nothing; only what was taken for one already goes on.
    if (isFree(intent) && stageOf(payable, intent) === 'payable') return await giveUpWhenOld(payments, payable, intent);
    await finalise(payments, payable, intent);
    log.info({ intent: intent.id, subject: payable.subject }, 'an unfinished payment was finished by the reconciler');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PAYMENT_NOT_AUTHORISED') return giveUpWhenOld(payments, payable, intent);
    // The bank decides; whatever it is, it is looked after again.
    if (error instanceof ApiError && error.code === 'PAYMENT_PROCESSING') return;
    const isRefusal = error instanceof ApiError && error.status < 500;
    log[isRefusal ? 'info' : 'error'](
      { err: error, intent: intent.id, subject: payable.subject },
      isRefusal ? 'an unfinished payment came to its end' : 'an unfinished payment could not be looked after; it is tried again',
    );
  }
}

async function giveUpWhenOld<I extends PayableIntent>(
  payments: Payments,
  payable: Pick<Payable<I, never, never>, 'subject' | 'cancel' | 'payerOf' | 'abandonedAfterMs' | 'findIntent'>,
  claimed: I,
): Promise<void> {
  const { abandonedAfterMs } = payable;
  const isOld = (intent: I) => abandonedAfterMs !== null && Date.now() - intent.updatedAt.getTime() >= abandonedAfterMs;
  // Somebody may have come back to it while the provider was asked.
  const intent = isOld(claimed) ? await payable.findIntent({ id: claimed.id }) : null;
  if (intent !== null && isOld(intent)) await callOff(payments, payable, intent, { code: 'PAYMENT_NOT_AUTHORISED' }, 0);
}
