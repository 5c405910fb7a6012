import { sql } from 'drizzle-orm';
import type { Language, NoticeMail } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { SiteContent } from '../site/index.ts';
import { gatheredKey, noticeTerms } from './estate-notice.ts';
import { tellWaiting } from './waiting-notices.ts';

/** What is told together: the mail's title and what stands before its parts, `count` of them. */
export type GatheredTitle = (language: Language, count: number) => Pick<NoticeMail['notice'], 'title' | 'paragraphs'>;

/**
 * Orders the one mail of all that was told of `subject` to a brand's people and waits for it (`EstateNotice.gather`). `isComplete` false,
 * asked in the transaction that orders it: more is to come, and it waits on.
 */
export async function tellGathered(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  { brands }: Pick<SiteContent, 'brands'>,
  of: { brand: string; subject: string; isComplete: (tx: Db) => Promise<boolean>; title: GatheredTitle },
): Promise<void> {
  const brand = brands.get(of.brand);
  if (brand === undefined) return;
  const { language } = noticeTerms(brand);
  await transaction(db, async (tx) => {
    if (!(await of.isComplete(tx))) return;
    await tellWaiting(mail, tx, brand, {
      where: sql`starts_with(key, ${gatheredKey(of.subject, '')})`,
      write: (sections) => ({ ...of.title(language, sections.length), sections }),
    });
  });
}

/** What waits to be told together, by brand and subject. */
export async function gatheredSubjects(db: Db, kind: string): Promise<{ brand: string; subject: string }[]> {
  const { rows } = await db.execute<{ brand: string; subject: string }>(sql`
    select distinct brand, split_part(substr(key, ${'gathered:'.length + 1}), '|', 1) as subject from estate_notice where starts_with(key, ${`gathered:${kind}:`})`);
  return rows;
}
