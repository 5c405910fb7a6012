import type { Cents } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import type { PaymentProvider, PaymentSubject } from './payment-provider.ts';

type Row = Record<string, unknown>;

const days = 30;

const unasked = 'the card provider could not be asked, so that nothing was compared with it; everything else was checked';
const nobodyToAsk: Row = {
  error: unasked,
  message: 'This command knows no card provider. That of the demo is there while the demo runs: start it and audit again. Elsewhere set STRIPE_SECRET_KEY.',
};

function notAsked(error: unknown): Row {
  if (!(error instanceof ApiError)) throw error;
  return { error: unasked, message: error.message };
}

/** What a row says of a charged payment that no sale of the database is for. */
export const lacksSale = 'captured, but nothing was sold for it';

/** A sale that the database has as paid by card, with what names it. */
export interface ChargedSale extends Row {
  payment: string;
  captured: Cents;
}

/** What the database knows of charged payments. */
export interface KnownCharges {
  /** Sales paid in the last so many days. */
  paidSince(days: number): Promise<ChargedSale[]>;
  /** Whether a captured payment is that of an older sale, or its money is on its way back. */
  isAccountedFor(paymentId: string): Promise<boolean>;
}

/** For the audit: charged payments of the last 30 days without their sale, and paid sales without their payment. */
export async function compareCharges(provider: PaymentProvider, subject: PaymentSubject, known: KnownCharges): Promise<Row[]> {
  const unseen = new Map((await known.paidSince(days)).map((sale) => [sale.payment, sale]));
  if (!provider.isConfigured) return unseen.size === 0 ? [] : [nobodyToAsk];
  const found: Row[] = [];
  try {
    // A payment is made up to a day and an authorisation's seven days before it is charged.
    for await (const payment of provider.list(subject, Math.floor(Date.now() / 1000) - (days + 8) * 86_400)) {
      const sale = unseen.get(payment.id);
      unseen.delete(payment.id);
      if (sale !== undefined && payment.captured !== sale.captured)
        found.push({ ...sale, error: `the provider captured ${payment.captured}`, state: payment.state });
      if (sale === undefined && payment.state === 'captured' && !(await known.isAccountedFor(payment.id)))
        found.push({ payment: payment.id, error: lacksSale, captured: payment.captured, subject, made: payment.madeAt });
    }
  } catch (error) {
    return [notAsked(error)];
  }
  return [...found, ...[...unseen.values()].map((sale) => ({ ...sale, error: 'the provider knows no such payment' }))];
}

/** A paid sale with what the database says went back, and what may be on its way besides. */
export interface RefundedSale extends Row {
  payment: string;
  refunded: Cents;
  under_way: Cents;
}

/**
 * For the audit: sales of the last 30 days of which something else went back than the database says, so that captured less
 * refunded is what the estate has. What is on its way may be on either side.
 */
export async function compareRefunds(provider: PaymentProvider, sales: readonly RefundedSale[]): Promise<Row[]> {
  if (sales.length === 0) return [];
  if (!provider.isConfigured) return [nobodyToAsk];
  const given = new Map<string | null, number>();
  try {
    // Nothing goes back before it was charged.
    for (const { paymentId, amount, isFailed } of await provider.listRefunds({ since: Math.floor(Date.now() / 1000) - (days + 1) * 86_400 }))
      if (!isFailed) given.set(paymentId, (given.get(paymentId) ?? 0) + amount);
  } catch (error) {
    return [notAsked(error)];
  }
  return sales
    .map((sale) => ({ ...sale, at_provider: given.get(sale.payment) ?? 0 }))
    .filter(({ at_provider: at, refunded, under_way: underWay }) => at < refunded || at > refunded + underWay);
}
