/** Issue 16: "export and erasure by law, bookings included (they are missing today, as is a guest's)". */
import { setTimeout } from 'node:timers/promises';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookedVisit, paymentOf, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, orderForm } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { newMember } from '../club/testing/club-members.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Looked = Schemas['OfficePersonalData'];
type Failure = Schemas['Error'];

describeShop('personal data at the office', (shop) => {
  const rows = <T>(query: ReturnType<typeof sql>) => shop().rows<T>(query);
  const path = '/api/office/personal_data/';
  const signedIn = async () => (await atOffice(shop().api, 'club')).visitor;
  type Visitor = Awaited<ReturnType<typeof signedIn>>;
  const look = async (visitor: Visitor, of: string) => (await visitor.get<Looked>(`${path}?of=${encodeURIComponent(of)}`)).body;
  const counts = (looked: Looked) => Object.fromEntries(looked.kept.map(({ kind, count, stays }) => [kind, [count, stays]]));
  const log = async (kind: string) =>
    rows<{ subject: string; after: object | null; reason: null }>(sql`select subject, after, reason from office_action where kind = ${kind} order by id`);
  const freeAndOver = (payment: string) =>
    rows(
      sql`update slot set starts_at = now() - interval '1 day', ends_at = now() - interval '23 hours' where id in (select slot_id from booking where payment_intent_id = ${payment})`,
    ).then(() => rows(sql`update booking set captured_cents = 0, due_cents = 0, paid_with = 'nothing' where payment_intent_id = ${payment}`));

  test('a guest: everything is told, given and erased, orders, visits, waiting lists, group requests and newsletter; what the law keeps stays', async () => {
    const email = 'guest.of.law@example.com';
    const visitor = await signedIn();
    const { number } = await boughtOrder(shop(), undefined, { client_info: { ...orderForm().client_info, email } });
    const book = async (days: number) =>
      paymentOf((await bookedVisit(shop(), await slotIn(shop(), days), [2], { visitor: { email, comment: 'Alergia' } })).opened);
    const [free, coming] = [await book(44), await book(45)];
    await freeAndOver(free);
    await rows(sql`insert into waiting_place (token, state, slot_id, experience_id, brand, web_language, origin, language, people, name, email)
      select 'wait_law', 'waiting', slot_id, experience_id, brand, 'es', origin, 'es', 2, 'Ana', ${email} from booking where payment_intent_id = ${coming}`);
    await rows(
      sql`insert into group_request (brand, web_language, day, people, wish, name, email, phone) values ('alba', 'es', current_date + 30, 20, 'Boda', 'Ana', ${email}, '+34600112233')`,
    );
    await shop().api.visitor().post('/api/newsletter/', { email, site: 'brisa', language: 'es', origin: 'footer' });

    const before = await look(visitor, email);
    expect(before).toMatchObject({ email, member: null });
    expect(counts(before)).toMatchObject({
      orders: [1, 1],
      invoices: [expect.any(Number), expect.any(Number)],
      visits: [2, 1],
      waiting_lists: [1, 0],
      group_requests: [1, 0],
      newsletter: [1, 0],
    });

    const file = (await visitor.post<Record<string, unknown>>(`${path}export/`, { of: 'Guest.Of.Law@example.com' })).body;
    expect(file).toMatchObject({
      email,
      orders: [{ number }],
      group_requests: [{ wish: 'Boda' }],
      waiting_lists: [{ name: 'Ana' }],
      newsletter: [{ site: 'brisa' }],
    });
    expect((file['visits'] as { visitor: object }[]).map(({ visitor: who }) => who)).toEqual([
      expect.objectContaining({ email, comment: 'Alergia' }),
      expect.objectContaining({ email }),
    ]);
    expect((file['invoices'] as { number: string }[]).length).toBeGreaterThan(0);
    expect(JSON.stringify(file)).not.toMatch(/view_|wait_law|secret|token/i);

    const erased = (await visitor.post<Schemas['OfficeErased']>(`${path}erase/`, { of: email })).body;
    expect(erased.kept).toContainEqual({ kind: 'orders', count: 1, stays: 1 });
    const after = await look(visitor, email);
    expect(after.kept.filter(({ count, stays }) => count > stays)).toEqual([]);
    expect(counts(after)).toMatchObject({ orders: [1, 1], visits: [1, 1] });
    expect(await rows(sql`select visitor ->> 'email' as email, visitor ->> 'name' as name from booking where payment_intent_id = ${free}`)).toEqual([
      { email: '', name: '' },
    ]);
    for (const table of ['waiting_place', 'group_request', 'newsletter_subscription', 'outbox'])
      expect(await rows(sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${email}%`}`), table).toEqual([]);

    // Once more: nothing is left to go, and nothing breaks.
    expect((await visitor.post<Schemas['OfficeErased']>(`${path}erase/`, { of: email })).body.kept).toEqual(after.kept);
    const noted = [...(await log('person.export')), ...(await log('person.erase'))];
    expect(noted.map(({ subject }) => subject)).toEqual([1, 2, 3].map(() => expect.stringMatching(/^[0-9a-f]{12}$/)));
    expect(JSON.stringify(noted)).not.toMatch(/guest|example/);
  });

  test('a member, by number: visits too; erased twice is erased once, and the log names the number alone', async () => {
    const visitor = await signedIn();
    const { member, visitor: own } = await newMember(shop().api);
    const payment = paymentOf((await bookedVisit(shop(), await slotIn(shop(), 46), [2], { visitor: { email: member.email } })).opened);
    await freeAndOver(payment);
    expect(counts(await look(visitor, member.number))).toMatchObject({ member: [1, 0], memberships: [expect.any(Number), 0], visits: [1, 0] });
    expect((await visitor.post(`${path}export/`, { of: member.number })).body).toMatchObject({
      member: { number: member.number },
      visits: [{ visitor: { email: member.email } }],
    });
    // What the member takes along by the account holds the visits, too.
    expect((await own.get('/api/club/account/export/')).body).toMatchObject({ visits: [{ visitor: { email: member.email } }] });
    const erase = () => visitor.post<Schemas['OfficeErased']>(`${path}erase/`, { of: member.number });
    // One after the other by a moment, so that one of them asks who it is just before that is erased.
    const answers = await Promise.all(Array.from({ length: 24 }, (_, moment) => setTimeout(moment / 2).then(erase)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await erase()).body.kept).toEqual([]);
    expect((await own.get('/api/club/account/')).status).toBe(401);
    expect(await rows(sql`select visitor ->> 'email' as email from booking where payment_intent_id = ${payment}`)).toEqual([{ email: '' }]);
    expect((await log('member.erase')).filter(({ subject }) => subject === member.number)).toHaveLength(1);
    expect((await log('member.export')).map(({ subject }) => subject)).toContain(member.number);
  });

  test('who is neither a number nor an address is NOT_FOUND; of who left nothing, nothing is kept', async () => {
    const visitor = await signedIn();
    expect((await visitor.get<Failure>(`${path}?of=99999`)).body.detail).toBe('NOT_FOUND');
    expect((await visitor.post<Failure>(`${path}erase/`, { of: 'nobody' })).body.detail).toBe('NOT_FOUND');
    expect((await look(visitor, 'never.seen@example.com')).kept).toEqual([]);
  });
});
