/** Issue 16: "members by level, state, goal; change level, renew, end; a member's orders, visits, codes, preferences". */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberEnd, memberLevel, memberRenew } from '../../commands/member-change.ts';
import { memberErase } from '../../commands/member-erase.ts';
import { importFolder } from '../../platform/content/import-folder.ts';
import { testEstate, writeFolder } from '../../testing/test-estate.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { enterMember, logIn } from '../club/testing/club-members.ts';
import { asActor } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeMemberFile'];
type Member = Schemas['OfficeMember'];
type Failure = Schemas['Error'];

const output = { print: () => {}, fail: () => {} };

describeOnBoth('the club at the office', (api) => {
  const signedIn = async () => (await atOffice(api(), 'club')).visitor;
  const at = (number: string, action = '') => `/api/office/members/${number}/${action}`;
  const day = async (later: number) => {
    const { rows } = await api().context.db.execute<{ day: string }>(sql`select ((now() at time zone 'Europe/Madrid')::date + ${later}::integer)::text as day`);
    return rows[0]?.day ?? '';
  };

  test('found by beginnings of number, name and address, by level, state and goal, in pages by number', async () => {
    const visitor = await signedIn();
    const current = await enterMember(api(), { name: 'Ximena', surname: 'Quiroga Vela' });
    const ended = await enterMember(api(), { name: 'Ximo', memberSince: '2024-01-01', membershipEnds: '2024-12-31', level: 'platinum' });
    const found = async (query: string) => (await visitor.get<Schemas['OfficeMemberPage']>(`/api/office/members/?${query}`)).body;
    const numbers = async (query: string) => (await found(query)).members.map(({ number }) => number);
    for (const q of [current.number, current.email.slice(0, -3), 'ximena', 'vela', 'Ximena Q'])
      expect(await numbers(`q=${encodeURIComponent(q)}`), q).toContain(current.number);
    expect(await numbers('q=%25')).toEqual([]);
    expect(await numbers('q=xim&state=current')).toEqual([current.number]);
    expect(await numbers('q=xim&state=ended')).toEqual([ended.number]);
    expect(await numbers('q=xim&level=platinum')).toEqual([ended.number]);
    expect(await numbers('q=xim&goal=open')).toEqual([current.number]);
    expect(await numbers('q=xim&goal=met')).toEqual([]);
    await api().context.db.execute(sql`insert into member_purchase (member_id, kind, number, bought_on, total_cents, items)
      values (${current.id}, 'external', ${`T-${current.number}`}, ${await day(0)}, 30000, '[]')`);
    expect(await numbers('q=xim&goal=met')).toEqual([current.number]);
    const first = await found('page_size=1');
    const second = await found(`page_size=1&after=${first.next}`);
    expect(first.members[0]?.number.localeCompare(second.members[0]?.number ?? '')).toBe(-1);
    expect(first.levels.slice(0, 2)).toEqual([
      { level: 'bronze', label: 'Bronce' },
      { level: 'platinum', label: 'Platino' },
    ]);
    expect((await visitor.get<Failure>('/api/office/members/?after=none')).body.detail).toBe('NOT_FOUND');
  });

  test('one member: memberships, codes, preferences, purchases; nobody is NOT_FOUND', async () => {
    const visitor = await signedIn();
    const member = await enterMember(api());
    const own = await logIn(api(), member);
    await own.get('/api/club/profile/my_club/?language=es');
    await own.send('PUT', '/api/club/profile/product_preferences/', { product_preferences: ['white'] }, {});
    const file = (await visitor.get<File>(at(member.number))).body;
    expect(file.member).toMatchObject({ number: member.number, level: 'bronze', level_label: 'Bronce', state: 'current', goal: 300, spent: 0 });
    expect(file.memberships.map(({ state }) => state)).toEqual(['waits', 'current']);
    expect(file.codes.map(({ made_by: maker }) => maker)).toEqual(['club', 'club']);
    expect(file).toMatchObject({ orders: [], purchases: [], visits: [], renewal_requested_on: null });
    expect((await visitor.get<Failure>(at('none'))).status).toBe(404);
    expect((await visitor.post<Failure>(at('none', 'renew/'), { version: file.version, reason: 'x' })).status).toBe(404);
  });

  test('another level keeps the days and takes its goal; who saw it before is told; history and log say who and why', async () => {
    const visitor = await signedIn();
    const { number } = await enterMember(api());
    const before = (await visitor.get<File>(at(number))).body;
    const said = { version: before.version, level: 'platinum', reason: 'Aniversario' };
    const changed = (await visitor.post<Member>(at(number, 'level/'), said)).body;
    expect(changed).toMatchObject({ level: 'platinum', goal: 900, starts_on: before.member.starts_on, ends_on: before.member.ends_on });
    const late = await visitor.post<Failure>(at(number, 'level/'), { ...said, level: 'bronze' });
    expect([late.status, late.body.detail, late.body.changed]).toEqual([409, 'CHANGED_MEANWHILE', ['level']]);
    const { version } = (await visitor.get<File>(at(number))).body;
    for (const level of ['platinum', 'nothing'])
      expect((await visitor.post<Failure>(at(number, 'level/'), { version, level, reason: 'x' })).body.detail).toBe('NOT_POSSIBLE');
    await asActor('command', () => memberLevel.run(api().context, { args: [number, 'bronze', 'era', 'un', 'error'], json: false, output }));
    const after = (await visitor.get<File>(at(number))).body;
    expect(after.member.level).toBe('bronze');
    expect(after.memberships.map(({ level_label: label }) => label)).toEqual(['Bronce', 'Bronce']);
    expect(after.actions.map(({ kind, actor, reason }) => [kind, actor, reason])).toEqual([
      ['member.level', 'command', 'era un error'],
      ['member.level', 'person', 'Aniversario'],
    ]);
  });

  test('a permanent level never ends and nothing follows it; from one to a level that ends, the time begins today', async () => {
    const visitor = await signedIn();
    const { number } = await enterMember(api());
    const to = async (level: string) => {
      const { version } = (await visitor.get<File>(at(number))).body;
      await visitor.post(at(number, 'level/'), { version, level, reason: 'Consejo' });
      return (await visitor.get<File>(at(number))).body;
    };
    const permanent = await to('collaborator');
    expect([permanent.member.ends_on, permanent.member.goal, permanent.memberships.length]).toEqual([null, null, 1]);
    const limited = await to('platinum');
    expect([limited.member.starts_on, limited.member.goal]).toEqual([permanent.member.starts_on, 900]);
    expect(limited.member.ends_on?.slice(0, 4)).toBe(String(Number((await day(-1)).slice(0, 4)) + 1));
  });

  test('renewed: what follows begins though the goal is not met, once; ended: on its day, and nothing follows, until it is renewed', async () => {
    const visitor = await signedIn();
    const { number } = await enterMember(api());
    const file = async () => (await visitor.get<File>(at(number))).body;
    const renew = async () => visitor.post<Failure>(at(number, 'renew/'), { version: (await file()).version, reason: 'Paga en metálico' });
    expect((await file()).memberships.map(({ state }) => state)).toEqual(['waits', 'current']);
    expect((await renew()).status).toBe(200);
    expect((await file()).memberships.map(({ state }) => state)).toEqual(['follows', 'current']);
    expect((await renew()).body.why).toBe('renewed');
    const end = async (last: string) => visitor.post<Failure>(at(number, 'end/'), { version: (await file()).version, last_day: last, reason: 'Lo pide' });
    for (const wrong of [await day(-1), '2199-01-01']) expect((await end(wrong)).body.detail).toBe('NOT_POSSIBLE');
    const last = await day(3);
    expect((await end(last)).status).toBe(200);
    expect((await file()).memberships.map(({ state, ends_on: ends }) => [state, ends])).toEqual([['current', last]]);
    await asActor('command', () => memberRenew.run(api().context, { args: [number], json: false, output }));
    expect((await file()).memberships.map(({ state, starts_on: starts }) => [state, starts])[0]).toEqual(['follows', await day(4)]);
    await asActor('command', async () => memberEnd.run(api().context, { args: [number, await day(0)], json: false, output }));
    expect((await file()).memberships).toHaveLength(1);
  });

  test('without a current membership another of the last level begins today, and what the member asked for is answered', async () => {
    const visitor = await signedIn();
    const { number, id } = await enterMember(api(), { memberSince: '2024-01-01', membershipEnds: '2024-12-31' });
    await api().context.db.execute(sql`insert into renewal_request (member_id, message, site) values (${id}, 'Por favor', 'alba')`);
    const before = (await visitor.get<File>(at(number))).body;
    expect([before.member.state, before.renewal_requested_on]).toEqual(['ended', await day(0)]);
    for (const action of ['level/', 'end/']) {
      const body = action === 'end/' ? { last_day: await day(1) } : { level: 'platinum' };
      expect((await visitor.post<Failure>(at(number, action), { version: before.version, reason: 'x', ...body })).body.detail).toBe('NOT_POSSIBLE');
    }
    const now = (await visitor.post<Member>(at(number, 'renew/'), { version: before.version, reason: 'Vuelve' })).body;
    expect(now).toMatchObject({ state: 'current', level: 'bronze', starts_on: await day(0), goal: 300 });
    expect((await visitor.get<File>(at(number))).body.renewal_requested_on).toBeNull();
  });

  test('decision 048: no import undoes what the office said of a membership', async () => {
    const visitor = await signedIn();
    const { version } = (await visitor.get<File>(at('00214'))).body;
    const last = await day(30);
    expect((await visitor.post(at('00214', 'end/'), { version, last_day: last, reason: 'Se muda' })).status).toBe(200);
    const folder = await mkdtemp(path.join(tmpdir(), 'club-folder-'));
    const texts = testEstate();
    await writeFolder(folder, { ...texts, 'club/members.yaml': (texts['club/members.yaml'] ?? '').replace('Arteaga', 'Arteaga Ruiz') });
    await importFolder(api().context, folder);
    await rm(folder, { recursive: true });
    const { member, memberships } = (await visitor.get<File>(at('00214'))).body;
    expect([member.surname, member.ends_on, memberships[0]?.ends_on]).toEqual(['Arteaga Ruiz', last, last]);
  });

  test('erased: the log says that it was done, and nothing of the person', async () => {
    const visitor = await signedIn();
    const { number } = await enterMember(api());
    const { version } = (await visitor.get<File>(at(number))).body;
    await visitor.post(at(number, 'level/'), { version, level: 'platinum', reason: 'Boda de Nora' });
    await asActor('command', () => memberErase.run(api().context, { args: [number], json: false, output }));
    expect((await visitor.get(at(number))).status).toBe(404);
    const owner = (await atOffice(api(), 'owner')).visitor;
    const { actions } = (await owner.get<Schemas['OfficeLog']>(`/api/office/log/?subject_kind=member&subject=${number}`)).body;
    expect(actions.map(({ kind, reason, erased }) => [kind, reason, erased])).toEqual([
      ['member.erase', null, false],
      ['member.level', null, true],
    ]);
  });
});
