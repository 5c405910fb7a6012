import { estateDay, formatMoney } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import type { EstateNotice } from '../notices/index.ts';
import type messages from './messages.en.json';
import type { Payable, PayableIntent } from './payable.ts';
import { bookDisputes, type Sale } from './payment.store.ts';
import type { Dispute, Refund } from './payment-provider.ts';
import type { Payments } from './payments.ts';
import { noteRefund } from './refund.store.ts';
import { type RefundBooked, refundBooked } from './refunds.ts';
import { disputedPayments, noteDispute, unansweredDisputes } from './returns.store.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** So far back the provider is asked for what its events have not told; it sends an event again for three days. */
const lookBackSeconds = 3 * 86_400;

/**
 * Brings the books to what the provider has of money that went back: refunds of ours, refunds that somebody made in the
 * provider's own pages, refunds that failed, and disputes. The provider is asked for all of the payment, so that it does not
 * matter which event came first, or twice. The estate is told, once, of what its people have to look at.
 */
export async function bookReturns<I extends PayableIntent>(
  { db, log, provider, prepareToTell, events }: Payments,
  payable: Pick<Payable<I, never, never>, 'subject' | 'bookRefunds' | 'nameOf'>,
  intent: I,
  paymentId: string,
): Promise<void> {
  const refunds = await provider.listRefunds({ paymentId });
  const disputes = await provider.listDisputes({ paymentId });
  const sale = await payable.nameOf(intent);
  const tell = await prepareToTell();
  await transaction(db, async (tx) => {
    for (const refund of refunds) {
      const news = await noteRefund(tx, paymentId, refund);
      if (news === 'made') await events.publishWithin(tx, refundBooked, madeThere({ subject: payable.subject, intentId: intent.id }, refund));
      if (news !== 'failed') continue;
      log.error({ payment: paymentId, refund: refund.id, amount: refund.amount, subject: payable.subject }, 'a refund failed: the money is the estate’s again');
      await tell(tx, failedRefund(refund, paymentId, sale));
    }
    for (const dispute of disputes) {
      if (!(await noteDispute(tx, paymentId, dispute))) continue;
      log.error({ payment: paymentId, dispute: dispute.id, state: dispute.state, amount: dispute.amount, subject: payable.subject }, 'a payment is disputed');
      await tell(tx, disputed(dispute, paymentId, sale));
    }
    if (disputes.length > 0) await bookDisputes(tx, paymentId);
    await payable.bookRefunds(tx, intent);
  });
}

/** A refund that somebody made in the provider's own pages: the sale is corrected as by one of ours. */
function madeThere(sale: Sale, { amount: cents }: Refund): RefundBooked {
  return { ...sale, cents, reason: 'provider', note: null, lines: [], shippingCents: 0 };
}

type NamedSale = Awaited<ReturnType<Payable<PayableIntent, never, never>['nameOf']>>;

function failedRefund({ id, amount }: Refund, payment: string, { brand, name, office }: NamedSale): EstateNotice {
  const key = `refund:${id}:failed`;
  return {
    key,
    brand,
    isFailure: true,
    write(language) {
      const t = words(language);
      const values = { sale: name, amount: formatMoney(amount), payment };
      return {
        title: t('refundFailed', values),
        paragraphs: [t('refundFailedWhat', values), t('refundFailedDo')],
        way: { label: t('noticeOpen'), url: office },
      };
    },
  };
}

function disputed({ id, amount, state, answerBy }: Dispute, payment: string, { brand, name, office }: NamedSale): EstateNotice {
  return {
    key: `dispute:${id}:${state}`,
    brand,
    isFailure: true,
    write(language) {
      const t = words(language);
      const day = answerBy === null ? '' : dayInWords(estateDay(answerBy), language);
      const values = { sale: name, amount: formatMoney(amount), payment, day };
      const what = { unanswered: 'disputeOpened', answered: 'disputeAnswered', won: 'disputeWon', lost: 'disputeLost' } as const;
      const todo = state === 'unanswered' ? [t(answerBy === null ? 'disputeLook' : 'disputeAnswerBy', values)] : [];
      return { title: t('disputed', values), paragraphs: [t(what[state], values), ...todo], way: { label: t('noticeOpen'), url: office } };
    },
  };
}

/** Looks every five minutes for what the provider's events have not told, and has the audit say which disputes wait. */
export function registerReturns(payments: Payments, { audit }: Pick<Context, 'audit'>): void {
  const { db, jobs, provider } = payments;
  /** What of each payment was seen in the last turn: only what is new since is looked at. */
  let seen = new Map<string, string>();
  jobs.every(300, 'book refunds made at the card provider', async () => {
    if (!provider.isConfigured) return;
    const now = await lookAround(payments);
    for (const [paymentId, state] of now) if (seen.get(paymentId) !== state) await payments.receive({ paymentId, about: 'returns' });
    seen = now;
  });
  audit.addNone('every dispute was answered', () => unansweredDisputes(db));
}

async function lookAround({ db, provider }: Payments): Promise<Map<string, string>> {
  const since = Math.floor(Date.now() / 1000) - lookBackSeconds;
  const found = new Map<string, string>();
  const add = (paymentId: string | null, state: string) => paymentId !== null && found.set(paymentId, `${found.get(paymentId) ?? ''} ${state}`);
  for (const { id, paymentId, isFailed } of await provider.listRefunds({ since })) add(paymentId, `${id} ${isFailed}`);
  for (const { id, paymentId, state } of await provider.listDisputes({ since })) add(paymentId, `${id} ${state}`);
  // A dispute is decided months after it was opened.
  for (const paymentId of await disputedPayments(db)) if (!found.has(paymentId)) found.set(paymentId, new Date().toISOString().slice(0, 13));
  return found;
}
