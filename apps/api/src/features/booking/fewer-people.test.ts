/** "change numbers with the difference charged or refunded": fewer people free their places and have the difference back, however it was paid; the books stay true. */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { visitPeople } from '../../commands/visit-change.ts';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';
import { asActor } from '../staff/index.ts';
import { atOffice } from '../staff/testing/office.ts';
import { bookedVisit, countsOf, guestAtOffice, slotIn } from './testing/booking.ts';

type Schemas = components['schemas'];
type File = Schemas['OfficeVisitFile'];

describeShop('fewer people come', (shop) => {
  const path = (reference: string, what = '') => `/api/office/visits/${reference}/${what}`;
  const staff = async () => (await atOffice(shop().api, 'visits')).visitor;
  type Staff = Awaited<ReturnType<typeof staff>>;
  const look = async (visitor: Staff, reference: string) => (await visitor.get<File>(path(reference))).body;
  async function paidByCard(days: number, people: [number, number?, number?]) {
    const date = await slotIn(shop(), days);
    await bookedVisit(shop(), date, people);
    const [row] = await shop().rows<{ reference: string }>(sql`select reference from booking order by booked_at desc limit 1`);
    return { date, reference: row?.reference ?? '' };
  }
  const atTheDoor = (visitor: Staff, date: string, change: Partial<Schemas['OfficeGuestBooking']> = {}) =>
    visitor.post<File>('/api/office/visits/', { ...guestAtOffice(date), paid: 'desk', ...change });

  test('paid by card: places and difference go back once, the visitor reads who comes now; cancelled later the rest goes back', async () => {
    const visitor = await staff();
    const { date, reference } = await paidByCard(30, [4, 1]);
    const { visit } = await look(visitor, reference);
    const body = { version: visit.version, adults: 3, children: 0, babies: 0, reason: 'Dos están enfermos.' };
    // Pressed twice: the second is told that it changed meanwhile.
    const answers = await Promise.all([body, body].map((one) => visitor.post<File & Failure>(path(reference, 'people/'), one)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const fewer = await look(visitor, reference);
    expect(fewer.visit).toMatchObject({ adults: 3, children: 0, people: 3 });
    // An adult costs 24 euros, a child 8.
    expect(fewer.refunds.map(({ amount }) => amount)).toEqual([32]);
    expect(fewer.actions[0]).toMatchObject({ kind: 'visit.people', reason: 'Dos están enfermos.' });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 3 });
    const mail = (await shop().mails()).find(({ text }) => text.includes('quién viene'));
    expect(mail?.text).toContain('Dos están enfermos.');
    expect(mail?.text).toContain('32,00');
    await visitor.post(path(reference, 'cancel/'), { version: fewer.visit.version, reason: 'Todos enfermos' });
    await shop().mails();
    expect((await look(visitor, reference)).refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(4 * 24 + 8);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('paid at the estate: it costs so much less and its invoice is corrected, also once it is cancelled; free of charge nothing goes back', async () => {
    const visitor = await staff();
    const date = await slotIn(shop(), 31);
    const { visit } = (await atTheDoor(visitor, date)).body;
    const fewer = (await visitor.post<File>(path(visit.reference, 'people/'), { version: visit.version, adults: 2, children: 1, babies: 0 })).body;
    expect(fewer.visit).toMatchObject({ people: 3, total_price: 56 });
    expect(await shop().failedChecks()).toEqual([]);
    const free = (await atTheDoor(visitor, date, { paid: 'free', reason: 'Press', adults: 3 })).body.visit;
    // The other visit of the same people stands beside it.
    expect((await look(visitor, free.reference)).beside).toEqual([{ reference: visit.reference, people: 3 }]);
    const one = (await visitor.post<File>(path(free.reference, 'people/'), { version: free.version, adults: 1, children: 0, babies: 0 })).body;
    expect(one.visit).toMatchObject({ people: 1, total_price: 0 });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 4 });
    await visitor.post(path(visit.reference, 'cancel/'), { version: fewer.visit.version, reason: 'Niebla' });
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('more people, others who cost more, nobody, more back than was paid, a cancelled one: refused or capped, and nothing is changed', async () => {
    const visitor = await staff();
    const { date, reference } = await paidByCard(32, [2, 1]);
    const { visit } = await look(visitor, reference);
    const send = (change: object) =>
      visitor.post<Failure>(path(reference, 'people/'), { version: visit.version, adults: 2, children: 1, babies: 0, ...change });
    for (const change of [{ adults: 5 }, { adults: 3, children: 0 }]) expect((await send(change)).body.why).toBe('more_than_booked');
    expect((await send({ adults: 0, children: 0 })).status).toBe(400);
    expect((await send({ adults: 1, children: 0, refund: 0.005 })).body).toMatchObject({ detail: 'BAD_REQUEST', fields: { refund: 'FORMAT' } });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 3 });
    const capped = await visitor.post<File>(path(reference, 'people/'), { version: visit.version, adults: 1, children: 0, babies: 0, refund: 5000 });
    expect(capped.body.refunds.map(({ amount }) => amount)).toEqual([56]);
    await visitor.post(path(reference, 'cancel/'), { version: capped.body.visit.version, reason: 'Niebla' });
    const gone = await look(visitor, reference);
    const late = await visitor.post<Failure>(path(reference, 'people/'), { version: gone.visit.version, adults: 1, children: 0, babies: 0 });
    expect([late.status, late.body.detail]).toEqual([409, 'NOT_POSSIBLE']);
  });

  test('the command does the same', async () => {
    const visitor = await staff();
    const { reference } = await paidByCard(33, [3]);
    const said: string[] = [];
    const output = { print: (line: string) => void said.push(line), fail: (line: string) => void said.push(line) };
    const run = (args: string[]) => asActor('command', () => visitPeople.run(shop().api.context, { args, json: false, output }));
    expect(await run([reference, '2', '0', '0', 'Enfermo'])).toBe(0);
    expect(said[0]).toContain('24,00');
    expect((await look(visitor, reference)).visit.people).toBe(2);
    expect(await run([reference, 'two', '0', '0'])).toBe(2);
  });
});
