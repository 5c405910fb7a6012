import type { Language } from '@parral/api-spec/languages';
import { type Cents, formatMoney } from '@parral/rules';
import { sql } from 'drizzle-orm';
import type { NoticeMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import { languageName } from '../../platform/words/words.ts';
import { gatheredSubjects, tellEstate, tellGathered } from '../notices/index.ts';
import { type SlotRow, closedSlots } from '../experiences/index.ts';
import type { BookingTerms } from './booking-deps.ts';
import type { BookingFile } from './booking.store.ts';
import { visitChanged } from './visit-changed.ts';
import { dayInWords, momentOf, peopleOf, words } from './visit-words.ts';

/** What the estate's people are told of a visit; `lapsed`: its card was not charged in time, so there is none. */
export type VisitNews =
  | { what: 'booked' }
  | { what: 'moved'; from: SlotRow }
  | { what: 'cancelled'; refund: Cents; reason: string; closedDay?: string }
  | { what: 'lapsed' };

/** What notices of closed days are gathered by, with the day. */
const closedDays = 'closed-day';

/** Tells the estate's people, and whoever listens, what became of a visit, in the transaction that does it: who comes, when, in which language, with which wishes. */
export async function tellOfVisit(
  { mail, events }: Pick<Context, 'mail' | 'events'>,
  tx: Db,
  terms: BookingTerms,
  file: BookingFile,
  news: VisitNews,
): Promise<void> {
  const { id, sequence, brand } = file.booking;
  if (news.what !== 'lapsed') await events.publishWithin(tx, visitChanged, { what: news.what, ...file });
  await tellEstate(mail, tx, terms.site, {
    key: `visit:${id}:${sequence}:${news.what}`,
    brand,
    sequence: `visit:${id}`,
    isFailure: news.what === 'lapsed',
    ...(news.what === 'cancelled' && news.closedDay !== undefined && { gather: `${closedDays}:${news.closedDay}` }),
    write: (language) => visitNotice(file, terms, news, language),
  });
}

/**
 * Tells the estate's people of the visits that a closed day has ended, in one mail for each brand and day, once none stands on it any
 * more. What was being paid for meanwhile and is ended later is told in another.
 */
export async function tellOfClosedDays(context: Pick<Context, 'db' | 'mail'>, { site }: BookingTerms): Promise<void> {
  for (const { brand, subject } of await gatheredSubjects(context.db, closedDays)) {
    const day = subject.slice(closedDays.length + 1);
    await tellGathered(context, site, {
      brand,
      subject,
      isComplete: async (tx) => {
        const { rows } = await tx.execute(sql`
          select 1 from booking b join ${closedSlots} s on s.id = b.slot_id where b.brand = ${brand} and s.brand = b.brand and s.day = ${day} and b.state = 'confirmed' limit 1`);
        return rows.length === 0;
      },
      title: (language, count) => ({
        title: words(language)('noticeClosed', { day: dayInWords(day, language), count }),
        paragraphs: [words(language)('noticeClosedWhat')],
      }),
    });
  }
}

function visitNotice({ booking, slot }: BookingFile, terms: BookingTerms, news: VisitNews, language: Language): NoticeMail['notice'] {
  const t = words(language);
  const { visitor, reference } = booking;
  const values = {
    reference,
    visit: terms.visits.get(booking.experienceId)?.name[language] ?? booking.experienceId,
    moment: momentOf(slot.startsAt, language),
    from: news.what === 'moved' ? momentOf(news.from.startsAt, language) : '',
    refund: formatMoney(news.what === 'cancelled' ? news.refund : 0),
    total: formatMoney(booking.totalCents),
    reason: news.what === 'cancelled' ? news.reason : '',
  };
  const paragraphs = {
    booked: [],
    moved: [t('noticeMovedWhat', values)],
    cancelled: [
      t('noticeCancelledWhat'),
      ...(values.reason === '' ? [] : [t('noticeReason', values)]),
      ...(news.what === 'cancelled' && news.refund > 0 ? [t('noticeRefund', values)] : []),
    ],
    lapsed: [t('noticeLapsedWhat', values), t('noticeLapsedDo')],
  }[news.what];
  const facts = [
    { label: t('noticeVisit'), lines: [values.visit, reference] },
    { label: t('noticeWhen'), lines: [values.moment] },
    { label: t('people'), lines: peopleOf(booking, language).map(({ label, quantity }) => `${quantity} × ${label}`) },
    { label: t('noticeLanguage'), lines: [languageName(booking.language, language)] },
    { label: t('noticeVisitor'), lines: [`${visitor.name} ${visitor.surname}`, visitor.email, visitor.phone_number] },
    { label: t('noticeWishes'), lines: visitor.comment ? [visitor.comment] : [] },
    { label: t('noticePaid'), lines: [booking.paidWith === 'voucher' ? t('noticeByVoucher') : values.total] },
  ];
  const titles = { booked: 'noticeBooked', moved: 'noticeMoved', cancelled: 'noticeCancelled', lapsed: 'noticeLapsed' } as const;
  const way = { label: t('noticeOpen'), url: officeAddress(booking.origin, `visits/${reference}`) };
  return { title: t(titles[news.what], values), paragraphs, facts: facts.filter((fact) => fact.lines.length > 0), way };
}
