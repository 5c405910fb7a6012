import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { type Facts, refuseIfChanged } from '../../platform/http/seen-version.ts';
import { allMembers, lockMember, memberNamed, type MemberRow } from '../session/index.ts';
import { noteAction } from '../staff/index.ts';
import { loadTerms } from './club-deps.ts';
import { membership, renewalRequest } from './club.schema.ts';
import { levelTerms } from './invitation-rules.ts';
import { type Memberships, readMemberships, turnMemberships } from './memberships.store.ts';
import { Refused } from '../../platform/http/refused.ts';

/** Nothing was changed; the message says why. */
export class MembershipRefused extends Refused {
  override readonly name = 'MembershipRefused';
}

/** Why, and what of the memberships somebody has seen who changes them; undefined for a command. */
export interface MembershipChange {
  reason: string;
  seen?: string;
}

/** What of a member's memberships somebody has seen who changes them. */
export function membershipFacts({ current, next }: Memberships): Facts {
  return {
    level: current?.level ?? null,
    from: current?.startsOn ?? null,
    until: current?.endsOn ?? null,
    follows: next?.startsOn ?? null,
    renewed: String((next?.activatedAt ?? null) !== null),
  };
}

/** Days after so many months, less one. */
const monthsFrom = (months: number) => sql<string>`(${today} + make_interval(months => ${months}))::date - 1`;

/**
 * Gives the current membership another level, from now on, and those that follow it with it: its days and what was bought in them stay, its
 * goal is that of the new level. A permanent level never ends and nothing follows it; from one to a level that ends, the time begins today.
 */
export async function changeLevel(db: Db, number: string, level: string, said: MembershipChange): Promise<void> {
  await change(db, number, said, async (tx, { id }, { current }) => {
    const terms = await loadTerms(tx);
    const named = terms.levels.find((one) => one.level === level);
    if (named === undefined) throw new MembershipRefused(`The club has no level ${level}. It has: ${terms.levels.map((one) => one.level).join(', ')}.`);
    if (current === null) throw new MembershipRefused('There is no current membership whose level could be changed: renew it first.', 'no_membership');
    if (current.level === level) throw new MembershipRefused(`The membership has the level ${level} already.`, 'same_level');
    const { goal, months } = levelTerms(terms, level);
    const later = and(eq(membership.memberId, id), gt(membership.startsOn, current.startsOn));
    const ends = named.permanent ? { endsOn: null } : current.endsOn === null ? { endsOn: monthsFrom(months) } : {};
    if (named.permanent) await tx.delete(membership).where(later);
    else await tx.update(membership).set({ level, goalCents: goal }).where(later);
    await tx
      .update(membership)
      .set({ level, goalCents: goal, byOffice: true, ...ends })
      .where(eq(membership.id, current.id));
    await noteAction(tx, { kind: 'member.level', subject: number, before: { level: current.level }, after: { level }, reason: said.reason });
  });
}

/**
 * Renews: what follows the current membership begins on its day, whether the goal is met or not. Where none is current, another of the last
 * level begins today. It answers what the member asked for.
 */
export async function renewMembership(db: Db, number: string, said: MembershipChange): Promise<void> {
  await change(db, number, said, async (tx, { id, level, invited }, { current, next }) => {
    if (invited) throw new MembershipRefused('Who is invited becomes a member by the link of the mail.', 'joins_by_link');
    if (current?.endsOn === null) throw new MembershipRefused('The membership never ends.', 'never_ends');
    if (current !== null && next !== null && next.activatedAt !== null)
      throw new MembershipRefused(`It is renewed already: the next one begins on ${next.startsOn}.`, 'renewed');
    const terms = levelTerms(await loadTerms(tx), level);
    if (current === null) {
      // What was to follow and never began is overtaken by the one of today.
      await tx.delete(membership).where(and(eq(membership.memberId, id), isNull(membership.activatedAt)));
      const days = { startsOn: sql<string>`${today}`, endsOn: monthsFrom(terms.months) };
      await tx.insert(membership).values({ memberId: id, level, ...days, goalCents: terms.goal, activatedAt: sql`now()`, fromFolder: false, byOffice: true });
    } else {
      await tx.update(membership).set({ renews: true, byOffice: true }).where(eq(membership.id, current.id));
      await turnMemberships(tx, id);
      await tx
        .update(membership)
        .set({ activatedAt: sql`now()` })
        .where(and(eq(membership.memberId, id), gt(membership.startsOn, current.startsOn), isNull(membership.activatedAt)));
    }
    await tx.delete(renewalRequest).where(eq(renewalRequest.memberId, id));
    const now = await readMemberships(tx, id);
    const until = (now.next ?? now.current)?.endsOn ?? null;
    await noteAction(tx, { kind: 'member.renew', subject: number, before: { until: current?.endsOn ?? null }, after: { until }, reason: said.reason });
  });
}

/** Lets the current membership end on a day, today or later; none follows it until it is renewed. */
export async function endMembership(db: Db, number: string, lastDay: string, said: MembershipChange): Promise<void> {
  await change(db, number, said, async (tx, { id }, { current, today: day }) => {
    if (current === null) throw new MembershipRefused('There is no current membership that could end.', 'no_membership');
    if (lastDay < day) throw new MembershipRefused(`The ${lastDay} has passed: a membership ends today or later.`, 'day_passed');
    if (current.endsOn !== null && lastDay > current.endsOn) throw new MembershipRefused(`It ends before that day, on ${current.endsOn}.`, 'ends_before');
    await tx.delete(membership).where(and(eq(membership.memberId, id), gt(membership.startsOn, current.startsOn)));
    await tx.update(membership).set({ endsOn: lastDay, renews: false, byOffice: true }).where(eq(membership.id, current.id));
    await noteAction(tx, { kind: 'member.end', subject: number, before: { until: current.endsOn }, after: { until: lastDay }, reason: said.reason });
  });
}

type Work = (tx: Db, member: MemberRow, memberships: Memberships) => Promise<void>;

async function change(db: Db, number: string, { seen }: MembershipChange, work: Work): Promise<void> {
  const member = await memberNamed(db, number);
  if (member === null) throw new MembershipRefused(`No member has the number ${number}.`);
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    await turnMemberships(tx, member.id);
    const memberships = await readMemberships(tx, member.id);
    if (seen !== undefined) refuseIfChanged(membershipFacts(memberships), seen);
    await work(tx, member, memberships);
    await turnMemberships(tx, member.id);
  });
}

/** The numbers of members whose memberships the estate's people said at the office or by command, so that no import writes them (decision 048). */
export async function membershipsByOffice(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select p.number from ${allMembers} p where exists (select 1 from membership m where m.member_id = p.id and m.by_office) order by p.number`,
  );
  return rows.map(({ number }) => number);
}
