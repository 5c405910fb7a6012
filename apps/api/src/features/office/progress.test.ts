/** "Numbers: … members' progress": where members stand to their goal by level and year, by the sums of the list of members. */
import type { components } from '@parral/api-spec';
import { toCents } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberProgress } from '../../commands/member-progress.ts';
import { readToday } from '../../platform/database/today.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { enterMember } from '../club/testing/club-members.ts';
import { dayAfter } from '../experiences/testing/slots.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Numbers = Schemas['OfficeMemberNumbers'];

describeOnBoth('members’ progress at the office', (api) => {
  test('counted by level in quarters of the goal; goal and what was bought are those of the list and of the member', async () => {
    const { db } = api().context;
    const { visitor } = await atOffice(api(), 'club');
    const now = async () => (await visitor.get<Numbers>('/api/office/numbers/members/')).body;
    const platinumOf2021 = async () => {
      const { day, years, rows } = (await visitor.get<Numbers>('/api/office/numbers/members/?year=2021')).body;
      const { members = 0, spent = 0 } = rows.find(({ level }) => level === 'platinum')?.progress ?? {};
      return { day, has: years.includes(2021), members, spent };
    };
    const [before, past] = [await now(), await platinumOf2021()];
    const buys = async (euros: number, change: Parameters<typeof enterMember>[1] = {}) => {
      const member = await enterMember(api(), change);
      const { rows } = await db.execute<{ goal: number; start: string }>(
        sql`select goal_cents as goal, starts_on::text as start from membership where member_id = ${member.id}`,
      );
      await db.execute(sql`insert into member_purchase (member_id, kind, number, bought_on, total_cents, items)
        values (${member.id}, 'external', ${`P-${member.number}`}, ${rows[0]?.start ?? ''}, ${euros * 100}, '[]')`);
      return (rows[0]?.goal ?? 0) / 100;
    };
    const goal = await buys(1);
    const parts = [goal * 0.25, goal * 0.5 - 1, goal * 0.75, goal, goal * 2];
    for (const part of parts) await buys(part);
    await buys(10, { memberSince: '2021-02-01', membershipEnds: '2022-01-31', level: 'platinum' });

    const after = await now();
    const bronze = ({ rows }: Numbers) => rows.find(({ level }) => level === 'bronze')?.progress;
    const [one, other] = [bronze(before), bronze(after)];
    const more = (of: (row: Schemas['OfficeProgress']) => number) => (other === undefined ? 0 : of(other)) - (one === undefined ? 0 : of(one));
    expect((['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'] as const).map((part) => more((row) => row[part]))).toEqual([1, 2, 0, 1]);
    expect([more(({ met }) => met), more(({ members }) => members), more(({ goal: goals }) => goals)]).toEqual([2, 6, goal * 6]);
    expect(toCents(more(({ spent }) => spent))).toBe(toCents(1 + parts.reduce((sum, part) => sum + part, 0)));

    const { members } = (await visitor.get<Schemas['OfficeMemberPage']>('/api/office/members/?state=current&page_size=200')).body;
    const sum = (of: (member: Schemas['OfficeMember']) => number) => members.reduce((total, member) => total + toCents(of(member)), 0);
    expect([after.total.members, toCents(after.total.spent), toCents(after.total.goal)]).toEqual([
      members.length,
      sum(({ spent }) => spent),
      sum(({ goal: own }) => own ?? 0),
    ]);
    expect(after.total.met).toBe((await visitor.get<Schemas['OfficeMemberPage']>('/api/office/members/?goal=met&page_size=200')).body.members.length);
    expect(await platinumOf2021()).toEqual({ day: '2021-12-31', has: true, members: past.members + 1, spent: past.spent + 10 });
    const lines: string[] = [];
    await memberProgress.run(api().context, { args: ['2021'], json: false, output: { print: (line) => void lines.push(line), fail: () => undefined } });
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^platinum\t${past.members + 1} members on 2021-12-31`)));
  });

  test('a year in which nobody was a member has no row; a day to come is today', async () => {
    const { visitor } = await atOffice(api(), 'shop');
    const of = async (year: number) => (await visitor.get<Numbers>(`/api/office/numbers/members/?year=${year}`)).body;
    expect((await of(2001)).rows).toEqual([]);
    const today = await readToday(api().context.db);
    expect((await of(Number(dayAfter(today, 800).slice(0, 4)))).day).toBe(today);
  });
});
