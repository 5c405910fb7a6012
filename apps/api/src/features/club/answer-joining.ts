import { and, asc, eq, sql } from 'drizzle-orm';
import type { Level } from '../../platform/content/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { RequestOrigin } from '../../platform/origin/site-origin.ts';
import { readMessages } from '../../platform/words/words.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import { noteAction } from '../staff/index.ts';
import { MembershipRefused } from './change-membership.ts';
import { joiningRequest } from './club.schema.ts';
import { enterInvited, type InvitingContext } from './invite-by-estate.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);

export type JoiningRow = typeof joiningRequest.$inferSelect;

export interface JoiningQuery {
  id?: string | undefined;
  /** Only those who asked later than this one, who may have been answered meanwhile. */
  after?: { at: string; key: string } | undefined;
  most: number;
}

/** Those who ask to become members and have no answer yet, who has waited longest first. */
export async function joiningRequests(db: Db, { id: one, after, most }: JoiningQuery): Promise<JoiningRow[]> {
  const { id } = joiningRequest;
  const asked = sql`date_trunc('milliseconds', ${joiningRequest.createdAt})`;
  return db
    .select()
    .from(joiningRequest)
    .where(
      and(
        one === undefined ? undefined : eq(id, one),
        after === undefined ? undefined : sql`(${asked}, ${id}) > (${after.at}::timestamptz, ${after.key}::uuid)`,
      ),
    )
    .orderBy(asked, asc(id))
    .limit(most);
}

/** How many ask to become members and have no answer yet. */
export async function countJoining(db: Db): Promise<number> {
  return db.$count(joiningRequest);
}

/** Accepts a request: the person is invited, at the brand where they asked. Returns their number. Throws as `inviteByEstate`. */
export async function acceptJoining(
  context: InvitingContext,
  id: string,
  { level, reason, from }: { level: Level; reason: string; from: RequestOrigin },
): Promise<string> {
  return transaction(context.db, async (tx) => {
    const { name, surname, email, language, site: brand } = await take(tx, id);
    return enterInvited(context, tx, { guest: { name, surname, email, language }, level, brand, reason, from }, 'member.accept');
  });
}

/**
 * Refuses a request, which is forgotten. With `said` the person is written to, in those words; without, they hear nothing. The log keeps that it
 * was done, and nothing of the person. Throws MembershipRefused where it is answered already.
 */
export async function refuseJoining(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  id: string,
  { reason, said = '' }: { reason: string; said?: string | undefined },
): Promise<void> {
  await transaction(db, async (tx) => {
    const request = await take(tx, id);
    await noteAction(tx, { kind: 'joining.refuse', subject: id, after: { written_to: said.trim() !== '' }, reason });
    if (said.trim() !== '') await mail.order(tx, await refusalMail(tx, request, said));
  });
}

async function take(tx: Db, id: string): Promise<JoiningRow> {
  const [row] = await tx.delete(joiningRequest).where(eq(joiningRequest.id, id)).returning();
  if (row === undefined) throw new MembershipRefused('There is no such request any more: somebody has answered it, or its year is over.', 'request_over');
  return row;
}

async function refusalMail(tx: Db, { id, name, email, language, site }: JoiningRow, said: string) {
  const { name: brand, email: from, phone, address, clubLabel } = brandNamed(await loadSite(tx), site);
  const t = words(language);
  const club = clubLabel[language];
  const paragraphs = [t('joiningRefused', { name, club }), ...said.trim().split(/\n{2,}/)];
  return {
    key: `joining:${id}:refused`,
    to: email,
    name: 'member-notice',
    language,
    data: { brand: { name: brand, email: from, phone, address }, notice: { title: t('joiningTitle', { club }), paragraphs } },
  };
}
