import { randomBytes } from 'node:crypto';
import type { Cents } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CheckoutDesk } from './checkout-desk.ts';
import { findRevision, type IntentRow, openIntent } from '../orders/index.ts';

/** Whether the intent was made with nothing due, and so has no payment at the card provider. */
export function isFree(intent: Pick<IntentRow, 'paymentIntentId'>): boolean {
  return intent.paymentIntentId?.startsWith('free_') ?? false;
}

/**
 * creating → open: makes the payment of the first revision and keeps its id. Asked
 * again after a crash it finds the same payment by its idempotency key. The
 * caller holds the intent. Returns the intent as it is then.
 */
export async function openPayment(desk: CheckoutDesk, intent: IntentRow): Promise<IntentRow> {
  if (intent.state !== 'creating') return intent;
  const first = await findRevision(desk.context.db, intent.id, 1);
  if (first === null) throw new Error(`The order intent ${intent.id} has no first revision.`);
  return openFirst(desk, intent.id, first.dueCents, { keepHold: true });
}

/** The same for an intent that was just written; lets go of it unless told to keep it. Throws INTENT_NOT_OPEN. */
export async function openFirst({ context, payments }: CheckoutDesk, intentId: string, due: Cents, options: { keepHold: boolean }): Promise<IntentRow> {
  const payment = due === 0 ? freePayment() : await payments.create({ intentId, revision: 1, amount: due });
  const opened = await openIntent(context.db, intentId, payment, options);
  if (opened === null) throw new ApiError('INTENT_NOT_OPEN');
  return opened;
}

function freePayment(): { id: string; secret: string } {
  const id = `free_${randomBytes(16).toString('base64url')}`;
  return { id, secret: `${id}_secret_${randomBytes(16).toString('base64url')}` };
}
