import type { IncomingHttpHeaders } from 'node:http';
import type Stripe from 'stripe';
import { refuseInsideTransaction } from '../../../platform/database/transaction-guard.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Config } from '../../../platform/config/config.ts';
import {
  PaymentStateError,
  type Capabilities,
  type Dispute,
  type DisputeState,
  type Payment,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentState,
  type PaymentSubject,
  type OpenTerms,
  type PaymentTerms,
  type Refund,
  type RefundRequest,
} from '../payment-provider.ts';
import { createStripe, isConnected, stripeSdk, webhookSecret } from './stripe-client.ts';
import { readEvent } from './stripe-events.ts';

/** Name under which a payment's metadata carries the intent it is for. */
const metadataKeys: Record<PaymentSubject, string> = { order: 'intent', visit: 'booking' };

/** Stripe's words for a payment and ours. */
const states: Readonly<Record<string, PaymentState>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
};

/** So often a call is made under a new key in one go; each key before it stands for an answer that Stripe replays. */
const mostAttempts = 5;
/** The database's clock may be so much ahead of Stripe's. */
const clockDifferenceSeconds = 300;

/** What a status of Stripe's means here; of a word that is new nothing is decided. */
export function stateOf(status: Stripe.PaymentIntent.Status): PaymentState {
  return states[status] ?? 'processing';
}

/** Stripe, or a server that speaks its API (`createStripe`), behind the interface of every provider. */
export class StripeProvider implements PaymentProvider {
  readonly #config: Pick<Config, 'stripe'>;
  #stripe: Stripe | null | undefined;
  readonly #webhookSecret: string | undefined;
  readonly capabilities: Capabilities;

  constructor(config: Pick<Config, 'stripe'>) {
    this.#config = config;
    this.#webhookSecret = webhookSecret(config);
    this.capabilities = { hold: true, refund: true, events: this.#webhookSecret !== undefined };
  }

  get isConfigured(): boolean {
    return isConnected(this.#config);
  }

  async open(terms: OpenTerms, intentMadeAt: Date): Promise<Payment> {
    const parameters: Stripe.PaymentIntentCreateParams = {
      amount: terms.amount,
      currency: 'eur',
      ...waysToPay(terms),
      metadata: metadataOf(terms),
    };
    return this.#attempt(
      `pi:${terms.intentId}`,
      async (stripe, options) => read(await stripe.paymentIntents.create(parameters, options)),
      () => this.#findOpened(terms, intentMadeAt),
    );
  }

  async revise(id: string, terms: PaymentTerms): Promise<Payment> {
    const change = { amount: terms.amount, metadata: metadataOf(terms) };
    return this.#attempt(
      `upd:${terms.intentId}:${terms.revision}`,
      async (stripe, options) => read(await stripe.paymentIntents.update(id, change, options)),
      () => this.#retrieveIf(id, ({ revision, amount }) => revision === terms.revision && amount === terms.amount),
    );
  }

  async retrieve(id: string): Promise<Payment | null> {
    try {
      return read(await this.#call((stripe) => stripe.paymentIntents.retrieve(id)));
    } catch (error) {
      if (error instanceof stripeSdk().errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
      throw error;
    }
  }

  async capture(id: string, intentId: string): Promise<Payment> {
    return this.#attempt(
      `cap:${intentId}`,
      async (stripe, options) => read(await stripe.paymentIntents.capture(id, {}, options)),
      () => this.#retrieveIf(id, ({ state }) => state === 'captured'),
    );
  }

  async cancel(id: string, intentId: string): Promise<Payment> {
    return this.#attempt(
      `cancel:${intentId}`,
      async (stripe, options) => read(await stripe.paymentIntents.cancel(id, {}, options)),
      () => this.#retrieveIf(id, ({ state }) => state === 'cancelled'),
    );
  }

  async refund(id: string, request: RefundRequest): Promise<Refund> {
    const isWhole = 'intentId' in request;
    const parameters = { payment_intent: id, ...(!isWhole && { amount: request.amount, metadata: { refund: request.refundId } }) };
    return this.#attempt(
      `refund:${isWhole ? request.intentId : request.refundId}`,
      async (stripe, options) => readRefund(await stripe.refunds.create(parameters, options)),
      // Of a whole payment nothing is left to be given back twice: the provider refuses then.
      async () =>
        isWhole ? null : ((await this.listRefunds({ paymentId: id })).find(({ refundId, isFailed }) => refundId === request.refundId && !isFailed) ?? null),
    );
  }

  async *list(subject: PaymentSubject, since: number): AsyncGenerator<Payment> {
    const page = (after: Stripe.PaginationParams) => this.#call((stripe) => stripe.paymentIntents.list({ limit: 100, created: { gte: since }, ...after }));
    for await (const payment of allPages(page)) if (payment.metadata[metadataKeys[subject]] !== undefined) yield read(payment);
  }

  async listRefunds(of: { paymentId: string } | { since: number }): Promise<Refund[]> {
    const filter = 'paymentId' in of ? { payment_intent: of.paymentId } : { created: { gte: of.since } };
    const refunds: Refund[] = [];
    for await (const refund of allPages((after) => this.#call((stripe) => stripe.refunds.list({ limit: 100, ...filter, ...after }))))
      refunds.push(readRefund(refund));
    return refunds;
  }

  async listDisputes(of: { paymentId: string } | { since: number }): Promise<Dispute[]> {
    const filter = 'paymentId' in of ? { payment_intent: of.paymentId } : { created: { gte: of.since } };
    const disputes: Dispute[] = [];
    for await (const dispute of allPages((after) => this.#call((stripe) => stripe.disputes.list({ limit: 100, ...filter, ...after }))))
      disputes.push(readDispute(dispute));
    return disputes;
  }

  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null {
    const signature = headers['stripe-signature'];
    return readEvent(body, typeof signature === 'string' ? signature : undefined, this.#webhookSecret);
  }

  /**
   * Stripe replays for a day what it first answered to a key, also a 500, whatever has become of it. Who is given such a replay asks
   * what is there; where the call has done nothing it is made anew, under the key of the next attempt. So does who asks for something
   * else under a key than was asked for before, as where the ways to pay of a brand have changed in between.
   */
  async #attempt<T>(key: string, call: (stripe: Stripe, options: Stripe.RequestOptions) => Promise<T>, findDone: () => Promise<T | null>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      const idempotencyKey = attempt === 1 ? key : `${key}:${attempt}`;
      try {
        return await this.#call((stripe) => call(stripe, { idempotencyKey }));
      } catch (error) {
        if (!(isReplay(error) || isOtherRequest(error)) || attempt === mostAttempts) throw error;
      }
      const done = await findDone();
      if (done !== null) return done;
    }
  }

  async #retrieveIf(id: string, isDone: (payment: Payment) => boolean): Promise<Payment | null> {
    const payment = await this.retrieve(id);
    return payment !== null && isDone(payment) ? payment : null;
  }

  async #findOpened({ subject, intentId, revision, amount }: PaymentTerms, madeAt: Date): Promise<Payment | null> {
    for await (const payment of this.list(subject, Math.floor(madeAt.getTime() / 1000) - clockDifferenceSeconds))
      if (payment.intentId === intentId && payment.revision === revision && payment.amount === amount && payment.state === 'open') return payment;
    return null;
  }

  async #call<T>(call: (stripe: Stripe) => Promise<T>): Promise<T> {
    refuseInsideTransaction('A call to the card provider');
    this.#stripe ??= createStripe(this.#config);
    if (this.#stripe === null)
      throw new ApiError('PAYMENT_PROVIDER_UNAVAILABLE', {
        message: 'No card provider is configured. Set STRIPE_SECRET_KEY, or STRIPE_API_BASE for a sandbox.',
      });
    try {
      return await call(this.#stripe);
    } catch (error) {
      throw translated(error);
    }
  }
}

async function* allPages<T extends { id: string }>(fetchPage: (after: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>): AsyncGenerator<T> {
  let after: string | undefined;
  for (;;) {
    const page = await fetchPage(after === undefined ? {} : { starting_after: after });
    yield* page.data;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return;
  }
}

/** Whether Stripe has answered with what it kept under the key, rather than of what is now. */
function isReplay(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof stripeSdk().errors.StripeError && cause.headers?.['idempotent-replayed'] === 'true';
}

/** Whether the key belongs to a request with other parameters; not where the same one is still under way (409). */
function isOtherRequest(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof stripeSdk().errors.StripeIdempotencyError && cause.statusCode === 400;
}

const causeOf = (error: unknown) => (error instanceof ApiError || error instanceof PaymentStateError ? error.cause : error);

function translated(error: unknown): unknown {
  const { errors } = stripeSdk();
  const isAway = [errors.StripeConnectionError, errors.StripeAPIError, errors.StripeRateLimitError, errors.StripeIdempotencyError];
  if (isAway.some((kind) => error instanceof kind)) return Object.assign(new ApiError('PAYMENT_PROVIDER_UNAVAILABLE'), { cause: error });
  const isOtherState = ['payment_intent_unexpected_state', 'charge_already_refunded'];
  if (error instanceof errors.StripeInvalidRequestError && isOtherState.includes(error.code ?? ''))
    return new PaymentStateError(error.message, { cause: error });
  return error;
}

/**
 * Cards are held until the goods are taken. Ways that lead to the buyer's bank cannot be held: beside them the payment as a whole
 * is captured at once, and cards alone are captured by hand. Stripe leaves out what the account has not switched on.
 */
function waysToPay({ ways }: OpenTerms): Partial<Stripe.PaymentIntentCreateParams> {
  if (ways.length === 0) return { capture_method: 'manual', automatic_payment_methods: { enabled: true, allow_redirects: 'never' } };
  return {
    capture_method: 'automatic_async',
    allowed_payment_method_types: ['card', ...ways],
    payment_method_options: { card: { capture_method: 'manual' } },
  };
}

function metadataOf({ subject, intentId, revision }: PaymentTerms): Stripe.MetadataParam {
  return { [metadataKeys[subject]]: intentId, revision };
}

function read({ id, client_secret: secret, status, amount, currency, amount_received: captured, created, metadata }: Stripe.PaymentIntent): Payment {
  const revision = Number(metadata['revision']);
  return {
    id,
    secret: secret ?? '',
    state: stateOf(status),
    amount,
    currency,
    captured,
    madeAt: new Date(created * 1000).toISOString(),
    intentId: metadata[metadataKeys.order] ?? metadata[metadataKeys.visit] ?? null,
    revision: Number.isInteger(revision) ? revision : null,
  };
}

function readRefund({ id, payment_intent: payment, amount, metadata, status }: Stripe.Refund): Refund {
  return { id, paymentId: idOf(payment), amount, refundId: metadata?.['refund'] ?? null, isFailed: status === 'failed' || status === 'canceled' };
}

/** Stripe's words for a dispute and ours; an enquiry (`warning_…`) has taken no money yet, and is answered in the same way. */
const disputeStates: Readonly<Record<string, DisputeState>> = {
  needs_response: 'unanswered',
  warning_needs_response: 'unanswered',
  under_review: 'answered',
  warning_under_review: 'answered',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

function readDispute({ id, payment_intent: payment, amount, status, evidence_details: evidence }: Stripe.Dispute): Dispute {
  // Of a word that is new somebody should look.
  const state = disputeStates[status] ?? 'unanswered';
  return { id, paymentId: idOf(payment), amount, state, answerBy: evidence.due_by == null ? null : new Date(evidence.due_by * 1000) };
}

function idOf(payment: string | { id: string } | null): string | null {
  return typeof payment === 'string' ? payment : (payment?.id ?? null);
}
