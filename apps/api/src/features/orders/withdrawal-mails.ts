import type { Language } from '@parral/api-spec/languages';
import { type Cents, nameInFull } from '@parral/rules';
import { noticeTerms } from '../notices/index.ts';
import type { SiteContent } from '../site/index.ts';
import { momentInWords } from '../../platform/words/days-in-words.ts';
import { orderMail } from './order-mail.ts';
import type { MailOrder } from '../../platform/mail/mail.ts';
import type { OrderFile } from './order-file.ts';
import { isWholeOrder, linesOf } from './show-order.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** The acknowledgement on a durable medium, with what was declared and when (Directive 2011/83/EU, article 11a). */
export function acknowledgement(row: WithdrawalRow, file: OrderFile, site: SiteContent): MailOrder {
  return about('withdrawal-received', `withdrawal:${row.id}`, row, file, site, { to: row.email, language: row.language });
}

/** Tells the estate's people, each of their addresses at once; the estate has fourteen days to give the money back. */
export function estateNotices(row: WithdrawalRow, file: OrderFile, site: SiteContent): MailOrder[] {
  const brand = site.brands.get(file.order.brand);
  if (brand === undefined) return [];
  const { to, language } = noticeTerms(brand);
  return to.map((one) => about('withdrawal-notice', `withdrawal:${row.id}:notice:${one}`, row, file, site, { to: one, language }));
}

/** Tells the buyer what goes back to his card for the lines that he withdrew from. */
export function refundNotice(row: WithdrawalRow, file: OrderFile, site: SiteContent, refund: Cents): MailOrder {
  return about('order-refunded', `withdrawal:${row.id}:refund`, row, file, site, { to: row.email, language: row.language, refund });
}

function about(
  name: string,
  key: string,
  row: WithdrawalRow,
  file: OrderFile,
  site: SiteContent,
  { to, language, refund = 0 }: { to: string; language: Language; refund?: Cents },
): MailOrder {
  const lines = linesOf(row, file).map((line) => ({ title: nameInFull(line), quantity: line.quantity }));
  const receivedAt = momentInWords(row.confirmedAt ?? row.declaredAt, language);
  const withdrawal = { name: row.name, email: row.email, lines, isWholeOrder: isWholeOrder(row, file), receivedAt };
  return orderMail(name, key, { order: file.order, intent: file, snapshot: file.snapshot, site }, { to, language, withdrawal, refund });
}
