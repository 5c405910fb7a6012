import { randomBytes } from 'node:crypto';
import type { PayableIntent } from './payable.ts';
import type { OpenTerms, Payment, PaymentProvider } from './payment-provider.ts';

const freePrefix = 'free_';

/** Opens the payment of an intent at the provider, or one of nothing where nothing is due; may be repeated after a crash while something is. */
export function openPayment(provider: PaymentProvider, terms: OpenTerms, intentMadeAt: Date): Promise<Pick<Payment, 'id' | 'secret'>> {
  return terms.amount === 0 ? Promise.resolve(freePayment()) : provider.open(terms, intentMadeAt);
}

function freePayment(): Pick<Payment, 'id' | 'secret'> {
  const id = `${freePrefix}${randomBytes(16).toString('base64url')}`;
  return { id, secret: `${id}_secret_${randomBytes(16).toString('base64url')}` };
}

/** Whether the intent was made with nothing due, and so has no payment at the provider. */
export function isFree({ paymentIntentId }: Pick<PayableIntent, 'paymentIntentId'>): boolean {
  return paymentIntentId?.startsWith(freePrefix) ?? false;
}

/** The payment of an intent as it is now; of one with nothing due, nothing that was captured already. null: the provider knows of none. */
export async function paymentOf(provider: PaymentProvider, intent: PayableIntent): Promise<Payment | null> {
  const { id: intentId, paymentIntentId: id, revision = null } = intent;
  if (id === null) return null;
  if (!isFree(intent)) return provider.retrieve(id);
  return { id, secret: '', state: 'captured', amount: 0, currency: 'eur', captured: 0, madeAt: '', intentId, revision };
}

/** Whether the intent's payment no longer waits for its buyer: it is authorised, captured or gone, or the bank is at it. */
export async function isDecided(provider: PaymentProvider, intent: PayableIntent): Promise<boolean> {
  const payment = isFree(intent) ? null : await paymentOf(provider, intent);
  return payment !== null && payment.state !== 'open';
}
