import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnBoth } from '../../testing/with-api.ts';
import { mailsTo } from './testing/club-mails.ts';
import { newMember } from './testing/club-members.ts';

type Schemas = components['schemas'];

describeOnBoth('an ended member asks to renew (fault: an ended member was greeted as open and promised a code)', (api) => {
  const ended = () => newMember(api(), { memberSince: '2020-01-10', membershipEnds: '2021-01-09', language: 'en' });
  const read = async (visitor: Awaited<ReturnType<typeof ended>>['visitor']) =>
    (await visitor.get<Schemas['MembershipData']>('/api/club/profile/profile_membership_data/?language=es')).body;

  test('the estate is told once, with what was written; the member gets a confirmation in their language, and sees the day', async () => {
    const { member, visitor } = await ended();
    expect(await read(visitor)).toMatchObject({ status: 'ended', renewal_requested_on: null });
    const ask = (message?: string) => visitor.post<Schemas['RenewalRequested']>('/api/club/renewal/', { site: 'brisa', message });
    const [first, again] = [await ask(' Sigo comprando '), await ask('otra vez')];
    const { rows } = await api().context.db.execute<{ day: string }>(sql`select (now() at time zone 'Europe/Madrid')::date::text as day`);
    expect([first.status, first.body, again.body]).toEqual([200, { requested_on: rows[0]?.day }, { requested_on: rows[0]?.day }]);
    expect((await read(visitor)).renewal_requested_on).toBe(rows[0]?.day);
    expect((await mailsTo(api(), member.email)).map(({ subject }) => subject)).toEqual(['club-renewal-received en Club']);
    const told = (await mailsTo(api(), 'bodega@brisa.example')).filter(({ text }) => text.includes(member.email));
    expect(told.map(({ subject, text }) => [subject, text])).toEqual([
      [expect.stringContaining('club-renewal-notice'), expect.stringContaining(`Sigo comprando http://brisa.localhost/office/club/${member.number}`)],
    ]);
  });

  test('a membership that was to follow and never began, its goal not being met, does not hide the request', async () => {
    const { member, visitor } = await ended();
    await api().context.db.execute(sql`
      insert into membership (member_id, level, starts_on, ends_on, from_folder) values (${member.id}, 'bronze', '2021-01-10', now()::date + 100, false)`);
    await visitor.post('/api/club/renewal/', { site: 'alba' });
    expect(await read(visitor)).toMatchObject({ status: 'ended', renewal_requested_on: expect.any(String) });
  });

  test('of 10 tabs that ask at once one is heard', async () => {
    const { member, visitor } = await ended();
    const replies = await Promise.all(Array.from({ length: 10 }, () => visitor.post('/api/club/renewal/', { site: 'alba' })));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await mailsTo(api(), member.email)).toHaveLength(1);
  });

  test('who has a current membership has nothing to renew; nobody asks for somebody else', async () => {
    const { visitor } = await newMember(api());
    expect(await visitor.post<Schemas['Error']>('/api/club/renewal/', { site: 'alba' })).toMatchObject({
      status: 409,
      body: { detail: 'RENEWAL_NOT_POSSIBLE' },
    });
    expect((await api().visitor().post('/api/club/renewal/', { site: 'alba' })).status).toBe(401);
  });

  test('no code will come for an ended membership, and the call says so', async () => {
    const codes = async (visitor: Awaited<ReturnType<typeof ended>>['visitor']) =>
      (await visitor.get<Schemas['MyClub']>('/api/club/profile/my_club/?language=es')).body.experience_vouchers;
    const found = await codes((await ended()).visitor);
    expect([found.entitled, found.vouchers.map(({ code }) => code)]).toEqual([false, [null, null]]);
    expect((await codes((await newMember(api())).visitor)).entitled).toBe(true);
  });

  test('a request about an earlier membership is not one about the next; one that led to nothing is forgotten after a year', async () => {
    const { member, visitor } = await ended();
    await visitor.post('/api/club/renewal/', { site: 'alba' });
    await api().context.db.execute(sql`update renewal_request set requested_at = '2020-06-01' where member_id = ${member.id}`);
    expect((await read(visitor)).renewal_requested_on).toBeNull();
    await api().context.jobs.run('old renewal requests');
    expect((await api().context.db.execute(sql`select 1 from renewal_request where member_id = ${member.id}`)).rows).toEqual([]);
  });
});
