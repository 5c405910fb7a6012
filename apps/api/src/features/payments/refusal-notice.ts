import { randomUUID } from 'node:crypto';
import { type Cents, formatMoney } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readMessages } from '../../platform/words/words.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import type messages from './messages.en.json';
import type { Payable, PayableIntent } from './payable.ts';

const words = readMessages<typeof messages>(import.meta.url);

type Teller<I extends PayableIntent> = Pick<Payable<I, never, never>, 'subject' | 'payerOf' | 'noteBank'>;

/** Where an intent's bank took its time, and says no: notes that, and writes to who wanted to pay `cents`; else does nothing. */
export type TellRefusal = <I extends PayableIntent>(payable: Teller<I>, intent: I, cents: Cents) => Promise<void>;

/**
 * One mail each time, in the buyer's language: they may have closed the page when it said that the bank was at it. A refusal on the
 * way back from the bank's page is said there.
 */
export function refusalNoticesOf({ content, db, mail }: Pick<Context, 'content' | 'db' | 'mail'>): TellRefusal {
  const siteContent = content.memo(loadSite);
  return async (payable, intent, cents) => {
    if (intent.reason !== 'PAYMENT_PROCESSING') return;
    const payer = await payable.payerOf(intent);
    const brand = payer && brandNamed(await siteContent(), payer.brand);
    await transaction(db, async (tx: Db) => {
      if (!(await payable.noteBank(tx, intent, false)) || payer === null || brand === null) return;
      const { name, email, phone, address } = brand;
      const t = words(payer.language);
      const values = { name: payer.name, amount: formatMoney(cents), phone };
      const [what, onward] = payable.subject === 'order' ? (['refusedOrder', 'refusedOrderAgain'] as const) : (['refusedVisit', 'refusedVisitAgain'] as const);
      const notice = { title: t('refused', values), paragraphs: [t(what, values), t(onward), t('returnedAsk', values)] };
      const key = `${payable.subject}:${intent.id}:refused:${randomUUID()}`;
      await mail.order(tx, {
        key,
        to: payer.email,
        name: 'payment-refused',
        language: payer.language,
        data: { brand: { name, email, phone, address }, notice },
      });
    });
  };
}
