import Stripe from 'stripe';
import type { Cents, PaymentStatus } from '@parral/rules';
import { refuseInsideTransaction } from '../../platform/database/transaction-guard.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** A payment at the card provider. Amounts in cents. */
export interface CardPayment {
  id: string;
  secret: string;
  status: PaymentStatus;
  amount: Cents;
  currency: string;
  captured: Cents;
  /** The intent and its revision that the payment says it is for. */
  intentId: string | null;
  revision: number | null;
}

/** Money that went back to a card. Amounts in cents. */
export interface CardRefund {
  id: string;
  paymentId: string | null;
  amount: Cents;
  /** Name of the refund in the books; null when somebody made it in the provider's own pages. */
  refundId: string | null;
}

/** The payment's state does not allow what was asked; ask for it anew before deciding. */
export class PaymentStateError extends Error {
  override readonly name = 'PaymentStateError';
}

/** What a payment is for: the name under which it carries its intent. */
export type PaymentSubject = 'intent' | 'booking';

interface Terms {
  intentId: string;
  revision: number;
  amount: Cents;
}

/**
 * Everything that goes to the card provider about orders (`intent`) or visits
 * (`booking`): each call carries an idempotency key, so that repeating it after a
 * crash is safe.
 * All throw PAYMENT_PROVIDER_UNAVAILABLE when the provider cannot be reached,
 * and an Error inside a transaction.
 */
export class CardPayments {
  readonly #stripe: Stripe | null;
  readonly #subject: PaymentSubject;

  constructor(stripe: Stripe | null, subject: PaymentSubject = 'intent') {
    this.#stripe = stripe;
    this.#subject = subject;
  }

  /** Whether a card provider is configured at all. */
  get isConfigured(): boolean {
    return this.#stripe !== null;
  }

  /** Makes the payment of an intent; the same one however often it is asked with the same terms. */
  create({ intentId, revision, amount }: Terms): Promise<CardPayment> {
    const parameters: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: 'eur',
      capture_method: 'manual',
      // Methods that lead away from the page would leave the checkout's own steps.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { [this.#subject]: intentId, revision },
    };
    return this.#ask((stripe) => stripe.paymentIntents.create(parameters, { idempotencyKey: `pi:${intentId}` }));
  }

  /** Brings a payment to another revision. Throws PaymentStateError once the card was asked. */
  revise(id: string, { intentId, revision, amount }: Terms): Promise<CardPayment> {
    return this.#ask((stripe) =>
      stripe.paymentIntents.update(id, { amount, metadata: { [this.#subject]: intentId, revision } }, { idempotencyKey: `upd:${intentId}:${revision}` }),
    );
  }

  /** The payment as it is now; null when the provider knows none of that id. */
  async retrieve(id: string): Promise<CardPayment | null> {
    try {
      return await this.#ask((stripe) => stripe.paymentIntents.retrieve(id));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  /** Takes the authorised amount. Throws PaymentStateError when it is no longer, or not yet, authorised. */
  capture(id: string, intentId: string): Promise<CardPayment> {
    return this.#ask((stripe) => stripe.paymentIntents.capture(id, {}, { idempotencyKey: `cap:${intentId}` }));
  }

  /** Lets go of an authorisation, or of a payment not yet made. Throws PaymentStateError when it is captured or gone already. */
  cancel(id: string, intentId: string): Promise<CardPayment> {
    return this.#ask((stripe) => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel:${intentId}` }));
  }

  /** Gives a part back, under the name that an order's refund has in the books. */
  async refundPart(id: string, refundId: string, amount: Cents): Promise<CardRefund> {
    const parameters = { payment_intent: id, amount, metadata: { refund: refundId } };
    return cardRefund(await this.#call((stripe) => stripe.refunds.create(parameters, { idempotencyKey: `refund:${refundId}` })));
  }

  /** Everything that went back, or is on its way, of one payment. */
  refundsOf(id: string): Promise<CardRefund[]> {
    return this.#refunds({ payment_intent: id });
  }

  /** Everything that went back, or is on its way, since `since` (Unix seconds). */
  refundsSince(since: number): Promise<CardRefund[]> {
    return this.#refunds({ created: { gte: since } });
  }

  async #refunds(of: Stripe.RefundListParams): Promise<CardRefund[]> {
    const found: CardRefund[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await this.#call((stripe) => stripe.refunds.list({ limit: 100, ...of, ...(after !== undefined && { starting_after: after }) }));
      // A refund that failed, or was taken back, has moved no money.
      found.push(...page.data.filter(({ status }) => status !== 'failed' && status !== 'canceled').map(cardRefund));
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return found;
    }
  }

  /** Gives everything back that was captured. */
  async refund(id: string, intentId: string): Promise<Cents> {
    const refund = await this.#call((stripe) => stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${intentId}` }));
    return refund.amount;
  }

  /** Payments made since `since` (Unix seconds) that name an intent of this subject, newest first. */
  async *list(since: number): AsyncGenerator<CardPayment> {
    let after: string | undefined;
    for (;;) {
      const page = await this.#call((stripe) =>
        stripe.paymentIntents.list({ limit: 100, created: { gte: since }, ...(after !== undefined && { starting_after: after }) }),
      );
      for (const payment of page.data) if (payment.metadata[this.#subject] !== undefined) yield this.#read(payment);
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return;
    }
  }

  async #ask(call: (stripe: Stripe) => Promise<Stripe.PaymentIntent>): Promise<CardPayment> {
    return this.#read(await this.#call(call));
  }

  #read(payment: Stripe.PaymentIntent): CardPayment {
    const revision = Number(payment.metadata['revision']);
    return {
      id: payment.id,
      secret: payment.client_secret ?? '',
      status: payment.status as PaymentStatus,
      amount: payment.amount,
      currency: payment.currency,
      captured: payment.amount_received,
      intentId: payment.metadata[this.#subject] ?? null,
      revision: Number.isInteger(revision) ? revision : null,
    };
  }

  async #call<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    refuseInsideTransaction('A call to the card provider');
    if (this.#stripe === null)
      throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', {
        message: 'No card provider is configured. Set STRIPE_SECRET_KEY, or STRIPE_API_BASE for a sandbox.',
      });
    try {
      return await call(this.#stripe);
    } catch (error) {
      throw asOurs(error);
    }
  }
}

function asOurs(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError || error instanceof errors.StripeRateLimitError)
    return Object.assign(new ApiError('PAYMENT_PROVIDER_UNAVAILABLE'), { cause: error });
  if (error instanceof errors.StripeIdempotencyError) return Object.assign(new ApiError('PAYMENT_PROVIDER_UNAVAILABLE'), { cause: error });
  if (error instanceof errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state')
    return new PaymentStateError(error.message, { cause: error });
  if (error instanceof errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')
    return new PaymentStateError(error.message, { cause: error });
  return error;
}

function cardRefund({ id, payment_intent: payment, amount, metadata }: Stripe.Refund): CardRefund {
  return { id, paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null), amount, refundId: metadata?.['refund'] ?? null };
}
