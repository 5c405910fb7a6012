/** "Visits: day; check in (also by scanning the QR of the mail; sent later, never twice), no-show; move, cancel, close a day"; "Today: what needs a hand". */
import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookedVisit, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';

type Schemas = components['schemas'];
type Visit = Schemas['OfficeVisitFile'];
type Failure = Schemas['Error'];
const at = (path: string) => `/api/office/visits/${path}`;

describeShop('visits at the office', (shop) => {
  /** A visit so many days ahead, with its reference and the token of the mail. */
  async function visit(days: number, people: [number, number?] = [2, 1], time = '11:00') {
    const date = await slotIn(shop(), days, time);
    await bookedVisit(shop(), date, people);
    const [row] = await shop().rows<{ reference: string; token: string }>(
      sql`select reference, view_token as token from booking order by booked_at desc limit 1`,
    );
    return { date, reference: row?.reference ?? '', token: row?.token ?? '' };
  }
  /** Brings the slot of a visit to a moment of today, as the database and this process have it. */
  const today = (reference: string, minutes: number) =>
    shop().rows(sql`update slot set starts_at = now() + make_interval(mins => ${minutes}::integer), day = (now() at time zone 'Europe/Madrid')::date
      where id = (select slot_id from booking where reference = ${reference})`);
  const look = async (visitor: Awaited<ReturnType<typeof atOffice>>['visitor'], reference: string) => (await visitor.get<Visit>(at(`${reference}/`))).body;

  test('checked in by reference or by what the mail’s code holds, once, however often it is sent; taken back; nobody came', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const { reference, token } = await visit(20);
    const shown = (await visitor.get<Schemas['Booking']>(`/api/booking/${token}/`)).body;
    expect(new URL(shown.page_url).searchParams.get('token')).toBe(token);
    const key = randomUUID();
    const early = await visitor.post<Failure>(at('check_in/'), { code: reference, key });
    expect([early.status, early.body.detail, early.body.why]).toEqual([409, 'NOT_POSSIBLE', 'other_day']);
    await today(reference, 10);
    const { visit: before } = await look(visitor, reference);
    expect(before).toMatchObject({ arrival: 'expected', people: 3, state: 'confirmed' });
    expect((await visitor.post<Failure>(at(`${reference}/arrival/`), { version: before.version, arrival: 'no_show' })).body.why).toBe('not_begun');
    const send = () => visitor.post<Visit>(at('check_in/'), { code: `https://estate.example/es/visita?token=${token}`, key, people: 2 });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status, body }) => [status, body.visit.arrival, body.visit.arrived_people])).toEqual(
      Array.from({ length: 3 }, () => [200, 'arrived', 2]),
    );
    const twice = await visitor.post<Failure>(at('check_in/'), { code: reference.toLowerCase(), key: randomUUID() });
    expect([twice.status, twice.body.changed]).toEqual([409, ['arrived_at']]);
    expect((await visitor.post<Failure>(at('check_in/'), { code: 'NONE-NONE', key })).status).toBe(404);
    const day = (await visitor.get<Schemas['OfficeToday']>('/api/office/today/')).body;
    expect(day.visits).toMatchObject({ arrived: 2, slots: [{ visits: [{ reference, arrival: 'arrived' }] }] });
    const arrived = await look(visitor, reference);
    const back = (await visitor.post<Visit>(at(`${reference}/arrival/`), { version: arrived.visit.version, arrival: 'expected' })).body;
    expect(back.visit).toMatchObject({ arrival: 'expected', arrived_people: null });
    await today(reference, -20);
    // Two at the desk say it at once: the second reads that it changed meanwhile.
    const absent = { version: back.visit.version, arrival: 'no_show' };
    const said = await Promise.all([absent, absent].map((one) => visitor.post<Failure>(at(`${reference}/arrival/`), one)));
    expect(said.map(({ status, body }) => `${status} ${body.detail ?? ''}`.trim()).toSorted()).toEqual(['200', '409 CHANGED_MEANWHILE']);
    const none = await look(visitor, reference);
    expect(none.visit.arrival).toBe('no_show');
    expect(none.actions.map(({ kind }) => kind)).toEqual(['visit.arrival', 'visit.arrival', 'visit.check_in']);
  });

  test('found by beginnings of reference, name and mail; moved, refunded and cancelled against the version that was seen; each is in the log', async () => {
    const { visitor, staff } = await atOffice(shop().api, 'visits');
    const { reference } = await visit(25);
    const { visit: before } = await look(visitor, reference);
    for (const text of [reference.slice(0, 5).toLowerCase(), before.name.split(' ')[0] ?? '', before.email])
      expect(
        (await visitor.get<Schemas['OfficeVisitPage']>(at(`?q=${encodeURIComponent(text)}`))).body.visits.map((one) => one.reference),
        text,
      ).toContain(reference);
    expect((await visitor.get<Schemas['OfficeVisitPage']>(at('?q=nobody'))).body.visits).toEqual([]);
    const to = await slotIn(shop(), 26, '17:00');
    const moved = (await visitor.post<Visit>(at(`${reference}/move/`), { version: before.version, date: to, reason: 'Niebla' })).body;
    expect(moved.visit.starts).toBe(to);
    const late = await visitor.post<Failure>(at(`${reference}/cancel/`), { version: before.version, reason: 'Otra vez' });
    expect([late.status, late.body.changed]).toEqual([409, ['starts']]);
    const refunded = (await visitor.post<Visit>(at(`${reference}/refund/`), { version: moved.visit.version, amount: 10, reason: 'Faltó un vino' })).body;
    expect(refunded).toMatchObject({ refunds: [{ amount: 10, note: 'Faltó un vino' }] });
    const cancelled = (await visitor.post<Visit>(at(`${reference}/cancel/`), { version: refunded.visit.version, reason: 'Cerramos' })).body;
    expect(cancelled.visit.state).not.toBe('confirmed');
    expect(cancelled.refundable).toBe(0);
    expect(cancelled.actions.map(({ kind, reason, person }) => [kind, reason, person?.id])).toEqual([
      ['visit.cancel', 'Cerramos', staff.id],
      ['visit.refund', 'Faltó un vino', staff.id],
      ['visit.move', 'Niebla', staff.id],
    ]);
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('fault "two refund at once", of a visit: of five at the same version one goes back', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const { reference } = await visit(28);
    const { version } = (await look(visitor, reference)).visit;
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at5) => visitor.post<Failure>(at(`${reference}/refund/`), { version, amount: 2, reason: `Reason ${at5}` })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ detail: 'CHANGED_MEANWHILE', changed: ['refunds'] });
    expect((await look(visitor, reference)).refunds).toHaveLength(1);
  });

  test('two who move a visit, have fewer come, or cancel it, at once: the second reads that it changed meanwhile, not that it is cancelled', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const { reference } = await visit(27);
    for (const [what, bodies] of [
      ['move', [{ date: await slotIn(shop(), 28, '17:00') }, { date: await slotIn(shop(), 29, '17:00') }]],
      ['people', Array.from({ length: 2 }, () => ({ adults: 2, children: 0, babies: 0 }))],
      ['cancel', [{ reason: 'Niebla' }, { reason: 'Cerramos' }]],
    ] as const) {
      const { version } = (await look(visitor, reference)).visit;
      const answers = await Promise.all(bodies.map((body) => visitor.post<Failure>(at(`${reference}/${what}/`), { version, reason: 'Niebla', ...body })));
      expect(answers.map(({ status, body }) => `${status} ${body.detail ?? ''}`.trim()).toSorted(), what).toEqual(['200', '409 CHANGED_MEANWHILE']);
    }
  });

  test('a day by hour with who comes; closed, everybody has the money back; opened again', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const { date, reference } = await visit(30);
    const dayOf = async () => (await visitor.get<Schemas['OfficeDay']>(at(`day/?day=${date.slice(0, 10)}`))).body;
    expect((await dayOf()).slots.find(({ visits }) => visits.length > 0)).toMatchObject({
      starts: date,
      booked: 3,
      visits: [{ reference, comment: expect.any(String) }],
    });
    const closed = await visitor.post<Schemas['DayClosed']>(at('close_day/'), { day: date.slice(0, 10), brand: 'alba', reason: 'Niebla' });
    expect(closed.body).toMatchObject({ visits: 1, refunded: 56 });
    expect(await dayOf()).toMatchObject({ closed: ['alba'] });
    expect((await look(visitor, reference)).visit.state).not.toBe('confirmed');
    expect((await visitor.post<Schemas['DayOpened']>(at('open_day/'), { day: date.slice(0, 10) })).body.brands).toEqual(['alba']);
    expect((await visitor.post<Failure>(at('open_day/'), { day: date.slice(0, 10) })).body.why).toBe('day_open');
    const { visitor: owner } = await atOffice(shop().api, 'owner');
    const log = (await owner.get<Schemas['OfficeLog']>('/api/office/log/?subject_kind=day')).body;
    expect(log.actions.slice(0, 2).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['day.open', date.slice(0, 10)],
      ['day.close', date.slice(0, 10)],
    ]);
  });

  test('booked on the telephone or at the door: paid there with its invoice, or free; past the limits of visitors, within the places; cancelled, the invoice is taken back', async () => {
    const { visitor, staff } = await atOffice(shop().api, 'visits');
    const date = await slotIn(shop(), 36);
    const guest = {
      experience_id: '2',
      date,
      language: 'es',
      web_language: 'en',
      adults: 9,
      children: 1,
      babies: 0,
      name: 'Noa',
      surname: 'Prieto',
      email: 'noa@example.com',
      phone: '+34 600 112 233',
    };
    const desk = (await visitor.post<Visit>(at(''), { ...guest, key: randomUUID(), paid: 'desk', comment: 'Alergia' })).body;
    expect(desk).toMatchObject({
      visit: { state: 'confirmed', paid_with: 'desk', total_price: 224, people: 10, comment: 'Alergia', starts: date },
      refundable: 0,
      actions: [{ kind: 'visit.book', person: { id: staff.id }, after: { people: 10, paid: 'desk', total_cents: 22_400 } }],
    });
    const full = await visitor.post<Failure>(at(''), { ...guest, key: randomUUID(), paid: 'desk' });
    expect([full.status, full.body.detail, full.body.why]).toEqual([409, 'NOT_POSSIBLE', 'no_places']);
    expect((await visitor.post<Failure>(at(''), { ...guest, key: randomUUID(), email: 'nobody', adults: 1, children: 0, paid: 'free' })).body.detail).toBe(
      'BAD_REQUEST',
    );
    const free = (
      await visitor.post<Visit>(at(''), { ...guest, key: randomUUID(), adults: 1, children: 0, email: 'free@example.com', paid: 'free', reason: 'Prensa' })
    ).body;
    expect(free).toMatchObject({ visit: { paid_with: 'nothing', total_price: 0 }, actions: [{ reason: 'Prensa' }] });
    const mails = await shop().mails();
    for (const email of ['noa@example.com', 'free@example.com']) expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
    const { visit: booked } = desk;
    const cancelled = (await visitor.post<Visit>(at(`${booked.reference}/cancel/`), { version: booked.version, reason: 'Llamó' })).body;
    expect(cancelled.visit.state).toBe('cancelled');
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('booked once for each form, however often its press is sent; the same form with somebody else is refused', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const date = await slotIn(shop(), 37);
    const email = 'twice@example.com';
    const who = { language: 'es', web_language: 'es', adults: 6, children: 0, babies: 0, name: 'Olaia', surname: 'Rey', email, phone: '+34 600 112 233' };
    const wish = { key: randomUUID(), experience_id: '2', date, paid: 'desk', ...who };
    const send = (other: object = {}) => visitor.post<Visit>(at(''), { ...wish, ...other });
    const answers = await Promise.all([send(), send(), send()]);
    // Six of ten places: a second booking would not have found room, and this is no refusal.
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.visit.reference)).size).toBe(1);
    expect(await shop().rows(sql`select people from booking where visitor ->> 'email' = ${email}`)).toEqual([{ people: 6 }]);
    expect((await shop().mails()).filter(({ to }) => to.includes(email))).toHaveLength(1);
    const other = await visitor.post<Failure>(at(''), { ...wish, name: 'Uxía', email: 'other@example.com' });
    expect([other.status, other.body.detail, other.body.why]).toEqual([409, 'NOT_POSSIBLE', 'form_used']);
    expect((await send({ key: randomUUID(), adults: 2 })).body.visit.reference).not.toBe(answers[0]?.body.visit.reference);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('one time is closed with other dates offered, its progress and who waits are seen; opened again and an extra time beside the schedule', async () => {
    const { visitor } = await atOffice(shop().api, 'visits');
    const { date, reference } = await visit(33);
    const day = date.slice(0, 10);
    const dayOf = async () => (await visitor.get<Schemas['OfficeDay']>(at(`day/?day=${day}`))).body;
    const wish = { experience_id: '2', date, reason: 'Niebla', answer_days: 5 };
    expect((await visitor.post<Schemas['DayClosed']>(at('close_slot/'), wish)).body).toEqual({ visits: 0, waiting: 0, offered: 1, refunded: 0 });
    const closing = { brand: 'alba', date, experience_id: '2', reason: 'Niebla' };
    expect((await dayOf()).closings).toMatchObject([{ ...closing, left: 0, waiting: 1, moved: 0, ended: 0 }]);
    const { version } = (await look(visitor, reference)).visit;
    const to = await slotIn(shop(), 34);
    expect((await visitor.post<Visit>(at(`${reference}/move/`), { version, date: to })).body.visit.starts).toBe(to);
    expect((await dayOf()).closings).toMatchObject([{ ...closing, waiting: 0, moved: 1 }]);
    expect((await visitor.post(at('open_slot/'), { experience_id: '2', date })).status).toBe(200);
    expect((await visitor.post<Failure>(at('open_slot/'), { experience_id: '2', date })).body.why).toBe('slot_exists');
    expect((await visitor.post<Failure>(at('open_slot/'), { experience_id: '2', date: '2031-02-30T11:00' })).body.why).toBe('not_to_come');
    const extra = `${day}T08:40`;
    expect((await visitor.post(at('open_slot/'), { experience_id: '2', date: extra, capacity: 5 })).status).toBe(200);
    expect((await dayOf()).slots.find(({ starts }) => starts === extra)).toMatchObject({ capacity: 5, is_open: true, waiting_list: [] });
    expect((await dayOf()).closings).toEqual([]);
    const { visitor: owner } = await atOffice(shop().api, 'owner');
    const log = (await owner.get<Schemas['OfficeLog']>('/api/office/log/?subject_kind=slot')).body;
    expect(log.actions.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['slot.open', null],
      ['slot.open', null],
      ['slot.close', 'Niebla'],
    ]);
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('today says what needs a hand; it counts the orders to pack, the mails that came back and what is low', async () => {
    const { visitor } = await atOffice(shop().api, 'read-only');
    const { number } = await boughtOrder(shop());
    await shop().rows(
      sql`insert into outbox (kind, key, payload, dead_at, last_error) values ('mail', 'mail:order:x:confirmation', '{"name": "order-confirmation", "to": "lost@example.com"}', now(), 'no such mailbox')`,
    );
    const { body } = await visitor.get<Schemas['OfficeToday']>('/api/office/today/');
    expect(body.to_pack?.orders[0]?.number).toBe(number);
    expect(body.mails).toMatchObject([{ mail: 'order-confirmation', to: 'lost@example.com', state: 'undeliverable', failure: 'no such mailbox' }]);
    expect(body.low_stock?.map(({ product_id: sku }) => sku)).toContain('MON-PAL-2019-75');
    expect(body).toMatchObject({ payments: { failed_refunds: 0, disputes: 0 }, requests: [] });
    await shop().rows(sql`delete from outbox where dead_at is not null`);
  });
});
