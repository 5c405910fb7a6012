import type { Cents } from '@parral/rules';
import { finalise } from './finalise.ts';
import type { Payable, PayableIntent } from './payable.ts';
import type { Payments } from './payments.ts';
import { reconcile } from './reconcile.ts';
import { bookReturns } from './returns.ts';
import { registerRefunds } from './refunds.ts';
import { registerReversals } from './reversal.ts';
import { singleFlight } from './single-flight.ts';

/**
 * Has one kind of sale paid for: its reversals, the provider's events about it, and the reconciler, at start over everything
 * unfinished. Returns `finalise` for it; return page and webhook, which mostly come at the same moment, share one run.
 */
export function registerPayable<I extends PayableIntent, T extends { dueCents: Cents }, Sale>(
  payments: Payments,
  payable: Payable<I, T, Sale>,
): (intent: I) => Promise<Sale> {
  const finaliseOnce = singleFlight((intent: I) => finalise(payments, payable, intent));
  registerReversals(payments, payable, finaliseOnce);
  registerRefunds(payments, payable);
  payments.onEvent(async ({ paymentId, about }) => {
    const intent = await payable.findIntent({ paymentIntentId: paymentId });
    if (intent === null) return false;
    if (about === 'payment' && intent.state !== payable.paidState) await finaliseOnce(intent);
    if (about !== 'payment') await bookReturns(payments, payable, intent, paymentId);
    return true;
  });
  const pauseSeconds = Math.max(1, Math.min(30, payments.config.reconcileAfterSeconds));
  let isStart = true;
  payments.jobs.every(pauseSeconds, `reconcile ${payable.subject}s`, async () => {
    const all = isStart;
    isStart = false;
    await reconcile(payments, payable, { all, pauseSeconds });
  });
  return finaliseOnce;
}
