import type { Cents } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import type { PaymentProvider, PaymentSubject } from './payment-provider.ts';

type Row = Record<string, unknown>;

const days = 30;

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
  if (!provider.isConfigured && unseen.size === 0) return [];
  const found: Row[] = [];
  try {
    // A payment is made up to a day and an authorisation's seven days before it is charged.
    for await (const payment of provider.list(subject, Math.floor(Date.now() / 1000) - (days + 8) * 86_400)) {
      const sale = unseen.get(payment.id);
      unseen.delete(payment.id);
      if (sale !== undefined && payment.captured !== sale.captured)
        found.push({ ...sale, error: `the provider captured ${payment.captured}`, state: payment.state });
      if (sale === undefined && payment.state === 'captured' && !(await known.isAccountedFor(payment.id)))
        found.push({ payment: payment.id, error: 'captured, but nothing was sold for it' });
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [{ error: 'the provider could not be asked', message: error.message }];
  }
  return [...found, ...[...unseen.values()].map((sale) => ({ ...sale, error: 'the provider knows no such payment' }))];
}
