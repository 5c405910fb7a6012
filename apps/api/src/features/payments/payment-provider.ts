import type { IncomingHttpHeaders } from 'node:http';
import type { Cents } from '@parral/rules';

/** What a payment is for. */
export type PaymentSubject = 'order' | 'visit';

/**
 * | state      | meaning                                                                        |
 * |------------|--------------------------------------------------------------------------------|
 * | open       | the buyer has not confirmed it: amount and revision may still change            |
 * | processing | card or bank were asked and have not answered                                   |
 * | authorised | the amount is held on the card; a bank that cannot hold captures at once         |
 * | captured   | the money was taken                                                             |
 * | cancelled  | nothing is held and nothing will be: given up, or the authorisation has lapsed   |
 */
export type PaymentState = 'open' | 'processing' | 'authorised' | 'captured' | 'cancelled';

/** What the buyer is asked to pay, and for what. */
export interface PaymentTerms {
  subject: PaymentSubject;
  intentId: string;
  revision: number;
  amount: Cents;
}

/** The first revision of it, and in which ways beside cards it may be paid. */
export interface OpenTerms extends PaymentTerms {
  /** Ways that lead to a page of the buyer's bank, by the names in the estate's folder; their money is taken at once. */
  ways: readonly string[];
}

/** A payment at the provider. Amounts in cents. */
export interface Payment {
  id: string;
  /** Lets the buyer's browser confirm it, and nothing else. */
  secret: string;
  state: PaymentState;
  amount: Cents;
  /** ISO code in small letters. */
  currency: string;
  captured: Cents;
  /** When it was opened: ISO date and time in UTC; empty for one that is not at the provider. */
  madeAt: string;
  /** The intent and its revision that it says itself it is for; null where it says nothing. */
  intentId: string | null;
  revision: number | null;
}

/** Money that went back to a card. Amounts in cents. */
export interface Refund {
  id: string;
  paymentId: string | null;
  amount: Cents;
  /** Id of our own refund that it carries out; null when somebody made it in the provider's own pages. */
  refundId: string | null;
  /** The bank did not take it, or it was taken back: it has moved no money. */
  isFailed: boolean;
}

/**
 * | state      | meaning                                              |
 * |------------|------------------------------------------------------|
 * | unanswered | the bank has taken the money and waits for the estate |
 * | answered   | the bank decides                                     |
 * | won, lost  | decided, for or against the estate                   |
 */
export type DisputeState = 'unanswered' | 'answered' | 'won' | 'lost';

/** A payment that its buyer had the bank take back. Amounts in cents. */
export interface Dispute {
  id: string;
  paymentId: string | null;
  amount: Cents;
  state: DisputeState;
  /** Until then the estate may answer; null where it cannot. */
  answerBy: Date | null;
}

/** A payment that the provider tells something about: of itself, or of money that went back (refunds, disputes). */
export interface PaymentEvent {
  paymentId: string;
  about: 'payment' | 'returns';
}

/** What of a payment goes back: all of it, once for its intent, or the amount of a refund of ours. */
export type RefundRequest = { intentId: string } | { refundId: string; amount: Cents };

/** What a provider can do. What it cannot is to be done without: nothing else may be assumed of it. */
export interface Capabilities {
  /** Holds an amount until it is captured. Without it a payment is captured at once, and refunded where the goods are gone. */
  hold: boolean;
  refund: boolean;
  /** Sends signed events of its own accord; without them only the reconciler learns what became of a payment. */
  events: boolean;
}

/** The payment's state does not allow what was asked; ask for it anew before deciding. */
export class PaymentStateError extends Error {
  override readonly name = 'PaymentStateError';
}

/**
 * Whoever takes the money. Each call may be repeated after a crash, or after an answer that says nothing: it carries an
 * idempotency key made from the intent, the revision or the refund that it names, and from the attempt. All throw PAYMENT_PROVIDER_UNAVAILABLE when the provider cannot be reached, and an
 * Error inside a transaction.
 */
export interface PaymentProvider {
  /** Whether an account is configured at all; without one every call throws PAYMENT_PROVIDER_UNAVAILABLE. */
  readonly isConfigured: boolean;
  readonly capabilities: Capabilities;
  /** Opens the payment of an intent that was made at this moment; the same one however often it is asked with the same terms. */
  open(terms: OpenTerms, intentMadeAt: Date): Promise<Payment>;
  /** Brings a payment to another revision, amount and all. Throws PaymentStateError once the card was asked. */
  revise(id: string, terms: PaymentTerms): Promise<Payment>;
  /** The payment as it is now; null when the provider knows none of that id. */
  retrieve(id: string): Promise<Payment | null>;
  /** Takes the authorised amount. Throws PaymentStateError when it is no longer, or not yet, authorised. */
  capture(id: string, intentId: string): Promise<Payment>;
  /** Lets go of an authorisation, or of a payment not yet made. Throws PaymentStateError when it is captured, at its bank or gone already. */
  cancel(id: string, intentId: string): Promise<Payment>;
  /** Gives captured money back. Throws PaymentStateError when there is none left. */
  refund(id: string, request: RefundRequest): Promise<Refund>;
  /** Payments made since `since` (Unix seconds) that say they are for this subject, newest first. */
  list(subject: PaymentSubject, since: number): AsyncIterable<Payment>;
  /** All that went back, is on its way, or failed: of one payment, or since a moment (Unix seconds). */
  listRefunds(of: { paymentId: string } | { since: number }): Promise<Refund[]>;
  /** All disputes, of one payment, or opened since a moment (Unix seconds). */
  listDisputes(of: { paymentId: string } | { since: number }): Promise<Dispute[]>;
  /**
   * The payment that a signed event tells something about; null for events of no meaning here. The event's own contents
   * are not used: whoever acts asks for the payment as it is now, so that late, repeated and reordered events do no harm.
   * Throws SIGNATURE_INVALID when the raw body is not signed with the account's secret.
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null;
}
