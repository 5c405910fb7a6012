import type { ErrorCode } from '@parral/api-spec';
import { type Cents, formatMoney } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { readMessages } from '../../platform/words/words.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import type messages from './messages.en.json';
import type { Payable, PayableIntent } from './payable.ts';

const words = readMessages<typeof messages>(import.meta.url);

/** Writes to who paid that their money goes back, `cents` of it, and why, in the transaction that orders it. */
export type TellReturn = (tx: Db, code: ErrorCode, cents: Cents) => Promise<void>;

/** Before that transaction: reads who is told and by whom, which it may not. */
export type PrepareReturnNotice = <I extends PayableIntent>(payable: Pick<Payable<I, never, never>, 'subject' | 'payerOf'>, intent: I) => Promise<TellReturn>;

/** What the mail says of why; of any other code, that the payment did not fit any more. */
const reasons = {
  OUT_OF_STOCK: 'returnedStock',
  ALLOCATION_EXCEEDED: 'returnedAllocation',
  VOUCHER_ALREADY_USED: 'returnedCoupon',
  SLOT_TAKEN: 'returnedSlot',
} as const;

/** One mail for each intent, in its buyer's language: what was paid for is not to be had, and the money goes back. */
export function returnNoticesOf({ content, mail, log }: Pick<Context, 'content' | 'mail' | 'log'>): PrepareReturnNotice {
  const siteContent = content.memo(loadSite);
  return async (payable, intent) => {
    const payer = await payable.payerOf(intent);
    if (payer === null) {
      log.error({ intent: intent.id, subject: payable.subject }, 'money goes back and nobody can be told: who paid is no longer known');
      return async () => undefined;
    }
    const { name, email, phone, address } = brandNamed(await siteContent(), payer.brand);
    return async (tx, code, cents) => {
      const t = words(payer.language);
      const values = { name: payer.name, amount: formatMoney(cents), phone };
      const why = t(reasons[code as keyof typeof reasons] ?? (payable.subject === 'order' ? 'returnedOrder' : 'returnedVisit'), values);
      const notice = { title: t('returned', values), paragraphs: [why, t('returnedWhen', values), t('returnedAsk', values)] };
      const data = { brand: { name, email, phone, address }, notice };
      await mail.order(tx, { key: `${payable.subject}:${intent.id}:returned`, to: payer.email, name: 'payment-returned', language: payer.language, data });
    };
  };
}
