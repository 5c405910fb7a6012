import type { components, ErrorCode } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import type { Cents } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import type { ApiError } from '../../platform/http/api-error.ts';
import type { PaymentSubject } from './payment-provider.ts';

/**
 * | stage   | meaning                                                             |
 * |---------|---------------------------------------------------------------------|
 * | opening | written; the provider has perhaps not been asked for its payment yet |
 * | payable | the buyer may pay; nothing of what is sold was taken                 |
 * | taken   | what is sold was taken for it, whether the money is there or not     |
 * | ended   | it came to nothing, or what it came to was given back                |
 */
export type IntentStage = 'opening' | 'payable' | 'taken' | 'ended';

/** What a buyer is about to pay for, as far as paying is concerned. */
export interface PayableIntent {
  id: string;
  state: string;
  /** Number of its newest revision, where it can be revised. */
  revision?: number;
  /** Id at the provider; `free_…` when nothing is due; null until the payment was opened. */
  paymentIntentId: string | null;
  /** Why it came to nothing; PAYMENT_PROCESSING while the buyer's bank takes its time. */
  reason?: string | null;
  /** When somebody last changed it. */
  updatedAt: Date;
}

/** Why an intent came to nothing; `lines` are those concerned. */
export interface Refusal {
  code: ErrorCode;
  lines?: NonNullable<components['schemas']['Error']['lines']>;
}

/** Who pays: in which language they are written to, and by which brand. */
export interface Payer {
  email: string;
  name: string;
  language: Language;
  brand: string;
}

/** What is sold is not to be had: ends the transaction that tried to take it. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Which unfinished intents to look at: those that are due, or `all`; `after` the id of the last one, and in the order of their ids. */
export interface UnfinishedQuery {
  all: boolean;
  after: string | null;
  most: number;
  /** So long nobody else looks at them. */
  pauseSeconds: number;
}

/**
 * What an order and a visit each say of themselves, so that both are paid for in one way (`finalise.ts`, `reconcile.ts`,
 * `reversal.ts`). An `Intent` is paid for on `Terms` and becomes a `Sale`: an order, a booking.
 * Guards stand in the database: of two calls at once one changes the row, and the other is told so by `null` or `false`.
 */
export interface Payable<Intent extends PayableIntent, Terms extends { dueCents: Cents }, Sale> {
  readonly subject: PaymentSubject;
  readonly stages: Readonly<Record<Intent['state'], IntentStage>>;
  /** The state in which the money is there and booked: news that it came are no news then, and nothing is read for them. */
  readonly paidState?: Intent['state'];
  /** So long after its last change an intent that was never paid is given up, in milliseconds; null: something else ends it. */
  readonly abandonedAfterMs: number | null;

  /** `tx`: as the caller's transaction sees it. */
  findIntent(by: { id: string } | { paymentIntentId: string }, tx?: Db): Promise<Intent | null>;
  /** The sale that the intent became; null while there is none, or when it was taken back before it was paid. */
  findSale(intent: Intent): Promise<Sale | null>;
  /** Whether the sale is paid for; false while its money is outstanding. */
  isSettled(sale: Sale): boolean;

  /** What the buyer saw when paying: the revision that the payment names. null: there is none such. */
  termsOf(intent: Intent, revision: number | null): Promise<Terms | null>;
  /** payable → taken, in one transaction. null: somebody else was first. Throws Unavailable when it cannot be had. */
  take(intent: Intent, terms: Terms): Promise<Sale | null>;
  /** Notes that the provider is now asked for the money. */
  startCapture?(intent: Intent): Promise<void>;
  /** The money is there, or nothing was due: in one transaction settles the sale and orders what follows. null: somebody else was first. */
  settle(intent: Intent, sale: Sale, captured: Cents): Promise<Sale | null>;

  /** Takes back a sale whose authorisation ended before it was captured, in one transaction. */
  release(intent: Intent, sale: Sale): Promise<void>;
  /** Ends an intent of which nothing was taken, in the caller's transaction, and gives back what it held; false when it is not to be ended (any more). */
  cancel(tx: Db, intent: Intent, refusal: Refusal): Promise<boolean>;
  /** The error that tells the buyer: `known`, else why the intent came to nothing, else PAYMENT_NOT_AUTHORISED. RequestOrigin again, it is the same. */
  refusal(intent: Intent, known?: Refusal): Promise<ApiError>;
  /** Brings the sale to what has gone back of its money (`refundedOf`), in the transaction that notes it. */
  bookRefunds(tx: Db, intent: Intent): Promise<void>;
  /** Notes that the buyer's bank takes its time over the payment, or no longer does; false where it was noted before, or nothing is to be paid any more. */
  noteBank(tx: Db, intent: Intent, isAtIt: boolean): Promise<boolean>;
  /** Who pays, for a mail where the money came and nothing is sold; null where that is no longer known. */
  payerOf(intent: Intent): Promise<Payer | null>;
  /** What the estate's people know the sale by, for notices to them, and the address of its page in the office. */
  nameOf(intent: Intent): Promise<{ brand: string; name: string; office: string }>;

  /** Claims unfinished intents for the reconciler. */
  claimUnfinished(query: UnfinishedQuery): Promise<Intent[]>;
  /** Goes on where the maker of an `opening` intent was killed; null while somebody is at it. */
  resume?(intent: Intent): Promise<Intent | null>;
}

/** How far an intent has come, as it was read. */
export function stageOf<Intent extends PayableIntent>({ stages }: Pick<Payable<Intent, never, never>, 'stages'>, { state }: Intent): IntentStage {
  return stages[state as Intent['state']];
}
