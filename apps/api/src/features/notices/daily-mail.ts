import { sql } from 'drizzle-orm';
import type { Brand, NoticeMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import { loadSite } from '../site/index.ts';
import { noticeMails, noticeTerms } from './estate-notice.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);

type Notice = NoticeMail['notice'];
type Row = { key: string; notice: Notice; day: string; moment: number };

/**
 * Orders the mail of the day of each brand: all that was told before its hour, by the clock of the estate, and is in no mail yet. The
 * rows go in the transaction that orders the mail, so that a killed process loses and repeats nothing, however many look. What waited
 * when a brand changed to a mail for each is told in a last one.
 */
export async function sendDailyMails(context: Pick<Context, 'db' | 'mail' | 'content'>): Promise<void> {
  const { brands } = await context.content.memo(loadSite)();
  for (const brand of brands.values()) await sendDailyMail(context, brand);
}

async function sendDailyMail({ db, mail }: Pick<Context, 'db' | 'mail'>, brand: Brand): Promise<void> {
  const { at } = noticeTerms(brand);
  await transaction(db, async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      with hour as (
        select case when now() at time zone 'Europe/Madrid' >= today then today else today - interval '1 day' end as passed
        from (select (now() at time zone 'Europe/Madrid')::date + ${at}::time as today) clock)
      delete from estate_notice n using hour where n.brand = ${brand.id} and n.written_at < hour.passed at time zone 'Europe/Madrid'
      returning n.key, n.notice, hour.passed::date::text as day, extract(epoch from n.written_at)::float8 as moment`);
    const told = rows.toSorted((a, b) => a.moment - b.moment);
    const [first] = told;
    if (first === undefined) return;
    const notice = dailyNotice(
      brand,
      first.day,
      told.map((row) => row.notice),
    );
    for (const one of noticeMails(brand, { key: `day:${first.day}:${first.key}` }, notice)) await mail.order(tx, one);
  });
}

function dailyNotice(brand: Brand, day: string, sections: readonly Notice[]): Notice {
  const { language } = noticeTerms(brand);
  const t = words(language);
  return {
    title: t('daily', { brand: brand.name, day: dayInWords(day, language), count: sections.length }),
    paragraphs: [t('dailyWhat')],
    sections: [...sections],
  };
}
