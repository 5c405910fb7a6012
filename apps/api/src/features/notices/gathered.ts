import { sql } from 'drizzle-orm';
import type { Language, NoticeMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { SiteContent } from '../site/index.ts';
import { gatheredKey, noticeMails, noticeTerms } from './estate-notice.ts';

type Notice = NoticeMail['notice'];

/** What is told together: the mail's title and what stands before its parts, `count` of them. */
export type GatheredTitle = (language: Language, count: number) => Pick<Notice, 'title' | 'paragraphs'>;

/**
 * Orders the one mail of all that was told of `subject` to a brand's people and waits for it (`EstateNotice.gather`), the oldest first;
 * nothing where nothing waits. The rows go in the transaction that orders the mail: killed anywhere, nothing is lost or told twice.
 * `isComplete` false, asked in that transaction: more is to come, and it waits on.
 */
export async function tellGathered(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  { brands }: Pick<SiteContent, 'brands'>,
  of: { brand: string; subject: string; isComplete: (tx: Db) => Promise<boolean>; title: GatheredTitle },
): Promise<void> {
  const brand = brands.get(of.brand);
  if (brand === undefined) return;
  await transaction(db, async (tx) => {
    if (!(await of.isComplete(tx))) return;
    const { rows } = await tx.execute<{ key: string; notice: Notice; moment: number }>(sql`
      delete from estate_notice where brand = ${brand.id} and starts_with(key, ${gatheredKey(of.subject, '')})
      returning key, notice, extract(epoch from written_at)::float8 as moment`);
    const told = rows.toSorted((a, b) => a.moment - b.moment);
    const [first] = told;
    if (first === undefined) return;
    const { language } = noticeTerms(brand);
    const notice = { ...of.title(language, told.length), sections: told.map((row) => row.notice) };
    for (const one of noticeMails(brand, { key: first.key }, notice)) await mail.order(tx, one);
  });
}

/** What waits to be told together, by brand and subject. */
export async function gatheredSubjects(db: Db, kind: string): Promise<{ brand: string; subject: string }[]> {
  const { rows } = await db.execute<{ brand: string; subject: string }>(sql`
    select distinct brand, split_part(substr(key, ${'gathered:'.length + 1}), '|', 1) as subject from estate_notice where starts_with(key, ${`gathered:${kind}:`})`);
  return rows;
}
