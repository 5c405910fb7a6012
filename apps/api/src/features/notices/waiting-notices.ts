import { type SQL, sql } from 'drizzle-orm';
import type { Brand, NoticeMail } from '../../platform/content/index.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { noticeMails } from './estate-notice.ts';

type Notice = NoticeMail['notice'];

/**
 * Orders one mail to a brand's people of all that waits `where` the condition says, the oldest first; nothing where nothing waits. The
 * rows go in the transaction that orders the mail: killed anywhere, and however many look, nothing is lost or told twice. `write` makes
 * one notice of them; `sequence` as in `EstateNotice`.
 */
export async function tellWaiting(
  mail: Mail,
  tx: Db,
  brand: Brand,
  { where, sequence, write }: { where: SQL; sequence?: string; write: (told: [Notice, ...Notice[]]) => Notice },
): Promise<void> {
  const { rows } = await tx.execute<{ key: string; notice: Notice; moment: number }>(sql`
    delete from estate_notice where brand = ${brand.id} and ${where} returning key, notice, extract(epoch from written_at)::float8 as moment`);
  const [first, ...more] = rows.toSorted((a, b) => a.moment - b.moment);
  if (first === undefined) return;
  const notice = write([first.notice, ...more.map((row) => row.notice)]);
  for (const one of noticeMails(brand, { key: `waited:${first.key}`, ...(sequence !== undefined && { sequence }) }, notice)) await mail.order(tx, one);
}
