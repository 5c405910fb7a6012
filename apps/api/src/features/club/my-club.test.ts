import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Visitor } from '../../testing/visitor.ts';
import { describeOnBoth } from '../../testing/with-api.ts';
import { enterMember, logIn, newMember } from './testing/club-members.ts';

type Schemas = components['schemas'];
const path = '/api/club/profile/my_club/?language=es';
const dataPath = '/api/club/profile/profile_membership_data/?language=es';
const preferencesPath = '/api/club/profile/product_preferences/';

describeOnBoth('my club', (api) => {
  const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) => (await api().context.db.execute<T>(query)).rows;
  const myClub = async (visitor: Visitor, url = path) => (await visitor.get<Schemas['MyClub']>(url)).body;
  const data = async (visitor: Visitor) => (await visitor.get<Schemas['MembershipData']>(dataPath)).body;

  test('section 3: card, membership, codes, invitation, preferences, orders’ address, languages', async () => {
    const visitor = await logIn(api(), { email: 'lucia@club.example', password: 'llave-platino-1' });
    expect(await myClub(visitor)).toMatchObject({
      membership_data: { level: 'platinum', label: 'Platino', is_permanent: false },
      card: { color: 'platinum', name: 'Lucía', surname: 'Arteaga', number: '00214', membership_end_date: '2027-12-31' },
      experience_vouchers: {
        vouchers: [
          { estate: 'alba', code: expect.stringMatching(/^C-/), used: false },
          { estate: 'brisa', code: expect.stringMatching(/^C-/), used: false },
        ],
        voucher_page_urls: { alba: { es: expect.any(String) }, brisa: { en: expect.any(String) } },
      },
      invitation: null,
      lock_invitation: false,
      product_preferences: {
        options: [
          { text: 'Tintos', value: 'red' },
          { text: 'Blancos', value: 'white' },
        ],
        product_preferences: [],
      },
      profile_my_orders_url: '/es/',
      language_options: [
        { text: 'Español', value: 'es' },
        { text: 'English', value: 'en' },
      ],
    });
    expect((await myClub(visitor, path.replace('=es', '=en'))).membership_data.label).toBe('Platinum');
  });

  test('section 7: GET profile_membership_data has number, type, validity, goal and what is bought, in the language asked for', async () => {
    const visitor = await logIn(api(), { email: 'lucia@club.example', password: 'llave-platino-1' });
    const read = async (language: string) =>
      (await visitor.get<components['schemas']['MembershipData']>(`/api/club/profile/profile_membership_data/?language=${language}`)).body;
    const told = await read('es');
    expect(told).toMatchObject({
      member_number: '00214',
      user_number: null,
      level: 'platinum',
      member_type: 'Platino',
      status: 'current',
      is_permanent: false,
      validity_date: '2027-12-31',
      renewal_requested_on: null,
    });
    expect(told.start_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { minimum_consumption_goal: goal, accumulated_purchases: bought, amount_left_to_reach_goal: left } = told;
    expect(left).toBe(goal === null ? null : Math.max(0, goal - bought));
    expect((await read('en')).member_type).toBe('Platinum');
    expect((await api().visitor().get('/api/club/profile/profile_membership_data/?language=es')).status).toBe(401);
  });

  test.each([
    ['team_alba', 'Equipo Alba'],
    ['collaborator', 'Colaborador'],
    ['ambassador', 'Embajador'],
    ['shareholder', 'Accionista'],
  ] as const)('section 6: the permanent level %s has a user number, its type and no validity date', async (level, type) => {
    const { visitor, member } = await newMember(api(), { level });
    expect(await data(visitor)).toMatchObject({
      user_number: member.number,
      member_number: null,
      member_type: type,
      validity_date: null,
      is_permanent: true,
      next_membership: null,
      minimum_consumption_goal: null,
    });
    expect((await myClub(visitor)).card).toMatchObject({ color: 'permanent', number: member.number, membership_end_date: null });
  });

  test.each(['bronze', 'platinum'] as const)('section 6: %s has a member number, the day it ends, its type and the colour of its tier', async (level) => {
    const { visitor, member } = await newMember(api(), { level, membershipEnds: '2190-06-30' });
    expect(await data(visitor)).toMatchObject({
      member_number: member.number,
      user_number: null,
      validity_date: '2190-06-30',
      status: 'current',
      is_permanent: false,
    });
    expect((await myClub(visitor)).card).toMatchObject({ color: level, membership_end_date: '2190-06-30' });
  });

  test('section 4: the next membership begins once the minimum consumption of the current one is met, and not before', async () => {
    const { visitor, member } = await newMember(api());
    const buy = (number: string, cents: number) =>
      rows(sql`insert into member_purchase (member_id, kind, number, bought_on, total_cents, items)
        values (${member.id}, 'external', ${`${member.number}-${number}`}, (now() at time zone 'Europe/Madrid')::date, ${cents}::integer, '[]')`);
    const activated = async () => (await rows<{ n: number }>(sql`select count(activated_at)::int as n from membership where member_id = ${member.id}`))[0]?.n;
    await buy('1', 29_999);
    const before = await data(visitor);
    expect(before).toMatchObject({ minimum_consumption_goal: 300, accumulated_purchases: 299.99, amount_left_to_reach_goal: 0.01 });
    expect(before.next_membership).toMatchObject({ level: 'bronze', level_label: 'Bronce' });
    expect(Date.parse(before.next_membership?.start_date ?? '')).toBe(Date.parse(before.validity_date ?? '') + 86_400_000);
    expect(await activated()).toBe(1);
    await buy('2', 1);
    expect(await data(visitor)).toMatchObject({ accumulated_purchases: 300, amount_left_to_reach_goal: 0 });
    expect(await activated()).toBe(2);
    await rows(
      sql`update membership set starts_on = starts_on - interval '1 year', ends_on = (now() at time zone 'Europe/Madrid')::date - 1 where member_id = ${member.id} and from_folder`,
    );
    await rows(
      sql`update membership set starts_on = (now() at time zone 'Europe/Madrid')::date, level = 'platinum' where member_id = ${member.id} and not from_folder`,
    );
    expect(await data(visitor)).toMatchObject({ status: 'current', level: 'platinum', accumulated_purchases: 300 });
    expect((await visitor.get<Schemas['Session']>('/api/club/session/')).body.member?.level).toBe('platinum');
  });

  test('without the goal met the membership ends: no invitation, no new codes, the last end date stays on the card', async () => {
    const { visitor, member } = await newMember(api());
    await data(visitor);
    await rows(sql`update membership set starts_on = '2019-01-01', ends_on = '2020-01-31' where member_id = ${member.id} and activated_at is not null`);
    await rows(sql`update membership set starts_on = '2020-02-01' where member_id = ${member.id} and activated_at is null`);
    expect(await data(visitor)).toMatchObject({ status: 'ended', validity_date: '2020-01-31', next_membership: null, amount_left_to_reach_goal: null });
    const page = await myClub(visitor);
    expect(page).toMatchObject({ lock_invitation: true, card: { membership_end_date: '2020-01-31' } });
    expect(page.experience_vouchers.vouchers.map(({ code }) => code)).toEqual([null, null]);
  });

  test('a code for each estate, the same each time and in both languages; addresses by site and language', async () => {
    const { visitor } = await newMember(api());
    const first = (await myClub(visitor)).experience_vouchers;
    expect(first.vouchers).toMatchObject([
      { estate: 'alba', estate_name: 'Alba', used: false, season: 2020, available_from: '2020-11-11', valid_until: '2199-10-31' },
      { estate: 'brisa', estate_name: 'Brisa', used: false, season: 2020 },
    ]);
    const codes = first.vouchers.map(({ code }) => code ?? '');
    for (const code of codes) expect(code).toMatch(/^C-[2-9A-TV-Z]{5}-[2-9A-TV-Z]{5}$/);
    expect(new Set(codes).size).toBe(2);
    const again = await Promise.all([1, 2, 3].map(() => myClub(visitor, path.replace('=es', '=en'))));
    for (const page of again) expect(page.experience_vouchers.vouchers.map(({ code }) => code)).toEqual(codes);
    expect(Object.keys(first.voucher_page_urls)).toEqual(['alba', 'brisa']);
    expect(first.voucher_page_urls['brisa']?.['en']).toMatch(/^http:\/\/brisa\.localhost\/en\//);
  });

  test('a level that the estate gives no invitation is locked', async () => {
    const { visitor } = await newMember(api(), { level: 'team_alba' });
    expect((await myClub(visitor)).lock_invitation).toBe(true);
  });

  test('a code is a voucher of its estate’s visits, for as many people as the club says; used, it says so, and the other estate’s does not', async () => {
    const { visitor } = await newMember(api());
    const [mine, other] = (await myClub(visitor)).experience_vouchers.vouchers;
    const check = `/api/admin_voucher/voucher/public/check_validity/?full_code=${mine?.code}&language=es`;
    expect((await api().visitor().get(`${check}&site=alba`)).body).toMatchObject({
      prefix: 'C',
      experience: null,
      participants_number: 2,
      end_date: '2199-10-31',
    });
    expect((await api().visitor().get(`${check}&site=brisa`)).status).toBe(400);
    await rows(sql`update voucher set used_at = now() where code = ${mine?.code}`);
    expect((await myClub(visitor)).experience_vouchers.vouchers).toMatchObject([
      { code: mine?.code, used: true },
      { code: other?.code, used: false },
    ]);
  });

  test('preferences: the whole list is saved and shown; what is not offered is refused', async () => {
    const { visitor } = await newMember(api());
    const save = (chosen: string[]) =>
      visitor.send<Schemas['ProductPreferencesSaved'] & Schemas['Error']>('PUT', preferencesPath, { product_preferences: chosen }, {});
    expect((await save(['white', 'red'])).body).toEqual({ product_preferences: ['white', 'red'] });
    expect((await myClub(visitor)).product_preferences.product_preferences).toEqual(['white', 'red']);
    expect(await save(['red', 'beer'])).toMatchObject({ status: 400, body: { fields: { product_preferences: 'BAD_REQUEST' } } });
    expect((await save([])).body).toEqual({ product_preferences: [] });
  });

  test('the level of a member is that of the current membership for all: the job turns them', async () => {
    const member = await enterMember(api());
    await rows(sql`update member set level = 'platinum', membership_ends = null where id = ${member.id}`);
    await api().context.jobs.run('memberships');
    expect(await rows(sql`select level from member where id = ${member.id}`)).toEqual([{ level: 'bronze' }]);
  });
});
