import { sql } from 'drizzle-orm';
import type { Brand } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { dayInWords } from '../../platform/words/days-in-words.ts';
import { readMessages } from '../../platform/words/words.ts';
import { loadSite } from '../site/index.ts';
import { noticeTerms } from './estate-notice.ts';
import type messages from './messages.en.json';
import { tellWaiting } from './waiting-notices.ts';

const words = readMessages<typeof messages>(import.meta.url);

/**
 * Orders the mail of the day of each brand: all that was told before its hour, by the clock of the estate, and is in no mail yet. What
 * waited when a brand changed to a mail for each is told in a last one.
 */
export async function sendDailyMails(context: Pick<Context, 'db' | 'mail' | 'content'>): Promise<void> {
  const { brands } = await context.content.memo(loadSite)();
  for (const brand of brands.values()) await sendDailyMail(context, brand);
}

async function sendDailyMail({ db, mail }: Pick<Context, 'db' | 'mail'>, brand: Brand): Promise<void> {
  const { at, language } = noticeTerms(brand);
  await transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ day: string; hour: string }>(sql`
      select passed::date::text as day, (passed at time zone 'Europe/Madrid')::text as hour
      from (select case when now() at time zone 'Europe/Madrid' >= today then today else today - interval '1 day' end as passed
        from (select (now() at time zone 'Europe/Madrid')::date + ${at}::time as today) clock) hour`);
    const [passed] = rows;
    if (passed === undefined) return;
    await tellWaiting(mail, tx, brand, {
      where: sql`written_at < ${passed.hour}::timestamptz`,
      write: (sections) => {
        const t = words(language);
        const title = t('daily', { brand: brand.name, day: dayInWords(passed.day, language), count: sections.length });
        return { title, paragraphs: [t('dailyWhat')], sections };
      },
    });
  });
}
