import { and, eq, notInArray, sql } from 'drizzle-orm';
import { type Db, insertInParts } from '../../platform/database/database.ts';
import type { Level, Member } from '../../platform/content/index.ts';
import type { Importer } from '../../platform/content/import-estate.ts';
import { readToday } from '../../platform/database/today.ts';
import { memberIds, unusableHash } from '../session/index.ts';
import { insertVouchers } from '../vouchers/index.ts';
import { clubSettings, invitation, memberPurchase, membership } from './club.schema.ts';
import { invitedLevel, levelTerms, membershipYear } from './invitation-rules.ts';
import { turnMemberships } from './memberships.store.ts';
import { newVisitCode, openSeason } from './visit-codes.ts';
import { hasInvited, insertGuest, insertInvitation } from './invitation.store.ts';

/** Writes the club's terms, memberships, purchases and what else the folder says of members; the rules stand at `importEstate`. */
export const importClub: Importer =
  async (_db, { club, members, brands }) =>
  async (tx) => {
    await tx
      .insert(clubSettings)
      .values({ id: 1, data: club })
      .onConflictDoUpdate({ target: clubSettings.id, set: { data: club } });
    const ids = await memberIds(
      tx,
      members.map(({ number }) => number),
    );
    const season = openSeason(club, await readToday(tx));
    const level = invitedLevel(club);
    for (const entry of members) {
      const memberId = ids.get(entry.number);
      if (memberId === undefined) throw new Error(`The member ${entry.number} is missing although it was just written.`);
      await writeMemberships(tx, memberId, entry, (level) => levelTerms(club, level).goal);
      await writePurchases(tx, memberId, entry);
      if (season !== null) {
        const used = entry.visited.filter((estate) => brands.some(({ id }) => id === estate));
        await insertVouchers(
          tx,
          used.map((estate) => ({ ...newVisitCode({ memberId, estate, season, visitors: club.visitors }), usedAt: sql`now()` as unknown as Date })),
        );
      }
      if (entry.invited !== undefined && level !== null) await writeFolderInvitation(tx, memberId, entry.invited, { days: club.invitationDays, level });
    }
    await turnMemberships(tx);
  };

/**
 * Those that have begun are active from the first; one that is still to come waits for the goal of the one before. Where the estate's people
 * said otherwise since, nothing is written (decision 048).
 */
async function writeMemberships(tx: Db, memberId: string, entry: Member, goalOf: (level: Member['level']) => number | null): Promise<void> {
  if ((await tx.$count(membership, and(eq(membership.memberId, memberId), eq(membership.byOffice, true)))) > 0) return;
  const listed = entry.memberships ?? [{ level: entry.level, starts: entry.memberSince, ends: entry.membershipEnds, goal: undefined }];
  const rows = listed.map(({ level, starts, ends, goal }) => ({
    memberId,
    level,
    startsOn: starts,
    endsOn: ends,
    goalCents: goal ?? goalOf(level),
    activatedAt: sql`case when ${starts}::date <= (now() at time zone 'Europe/Madrid')::date then now() end` as unknown as Date,
  }));
  const set = { level: sql`excluded.level`, endsOn: sql`excluded.ends_on`, goalCents: sql`excluded.goal_cents`, fromFolder: true };
  const starts = rows.map(({ startsOn }) => startsOn);
  await tx.delete(membership).where(and(eq(membership.memberId, memberId), eq(membership.fromFolder, true), notInArray(membership.startsOn, starts)));
  await tx
    .insert(membership)
    .values(rows)
    .onConflictDoUpdate({ target: [membership.memberId, membership.startsOn], set });
}

async function writePurchases(tx: Db, memberId: string, { purchases }: Member): Promise<void> {
  const rows = purchases.map(({ number, date, total, items = [] }) => ({
    memberId,
    kind: total === undefined ? ('store' as const) : ('external' as const),
    number,
    boughtOn: date,
    totalCents: total ?? items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    items: items.map(({ sku, name, quantity, price }) => ({ sku: sku ?? null, name, quantity, unitPriceCents: price })),
  }));
  const set = {
    memberId: sql`excluded.member_id`,
    kind: sql`excluded.kind`,
    boughtOn: sql`excluded.bought_on`,
    totalCents: sql`excluded.total_cents`,
    items: sql`excluded.items`,
  };
  await insertInParts(rows, (part) => tx.insert(memberPurchase).values(part).onConflictDoUpdate({ target: memberPurchase.number, set }));
}

type Guest = NonNullable<Member['invited']>;

/** An invitation that the folder says was given, in the membership year of the day it was sent; nothing when that year has one. */
async function writeFolderInvitation(tx: Db, inviterId: string, guest: Guest, { days, level }: { days: number; level: Level }): Promise<void> {
  const memberships = await tx.select().from(membership).where(eq(membership.memberId, inviterId)).orderBy(membership.startsOn);
  const then = memberships.findLast(({ startsOn }) => startsOn <= guest.sent);
  if (then === undefined) return;
  const year = membershipYear(then.startsOn, guest.sent);
  if (await hasInvited(tx, inviterId, year)) return;
  const id = await insertInvitation(tx, inviterId, year, days);
  const { name, surname, email, language, document } = guest;
  const request = { name, surname, email, language, level, ...(document && { document_type: document.type, document_number: document.number }) };
  await insertGuest(tx, id, request, await unusableHash);
  await tx
    .update(invitation)
    .set({ createdAt: sql`${guest.sent}::date`, expiresAt: sql`now() + make_interval(days => ${days})` })
    .where(eq(invitation.id, id));
}
