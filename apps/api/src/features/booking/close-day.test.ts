import type { components } from '@parral/api-spec';
import { formatMoney } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { visitCancel, visitCloseDay, visitCloseSlot, visitMove, visitOfferDay, visitOpenDay, visitOpenSlot, visitRefund } from '../../commands/visit-change.ts';
import { visitShow } from '../../commands/visit-show.ts';
import type { DatabaseCommand } from '../../commands/command.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readToday } from '../../platform/database/today.ts';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop, type Failure, type Shop } from '../checkout/testing/shop.ts';
import { loadExperiences } from '../experiences/index.ts';
import { writeSlots } from '../experiences/testing/slots.ts';
import { bookingDeps, type BookingDeps } from './booking-deps.ts';
import { clearClosedDays, closeDay, closeSlot } from './close-day.ts';
import { closingsOf } from './close-progress.ts';
import { openSlot } from './open-slots.ts';
import { bookedVisit, capture, countsOf, paymentOf, slotIn, submit } from './testing/booking.ts';

type Booking = components['schemas']['Booking'];
/** RUSH=full: sixty moments on twenty days. */
const rounds = process.env['RUSH'] === 'full' ? 20 : 1;

async function run(shop: Shop, command: DatabaseCommand, ...args: string[]): Promise<{ exit: number; said: string }> {
  const lines: string[] = [];
  const output = { print: (line: string) => void lines.push(line), fail: (line: string) => void lines.push(line) };
  const exit = await command.run(shop.api.context, { args, json: false, output });
  return { exit, said: lines.join('\n') };
}

describeShop('the estate acts on visits', (shop) => {
  const anybody = () => shop().api.visitor();
  const page = async (token: string) => (await anybody().get<Booking>(`/api/booking/${token}/`)).body;
  const mailsTo = async (email: string) => (await shop().mails()).filter(({ to }) => to.includes(email));

  test('cancel: money back and the visitor told with the reason, at an hour when they could not themselves; a second time it says so', async () => {
    const { token, opened } = await bookedVisit(shop(), await slotIn(shop(), 70), [2], { visitor: { email: 'cancelled@example.com' } });
    await shop().rows(
      sql`update slot set starts_at = now() + interval '2 hours', ends_at = now() + interval '4 hours' where id = (select slot_id from booking where view_token = ${token})`,
    );
    const { reference } = await page(token);
    expect(await run(shop(), visitCancel, reference, 'Inés', 'está', 'enferma.')).toMatchObject({ exit: 0, said: expect.stringContaining(formatMoney(4800)) });
    const [mail] = (await mailsTo('cancelled@example.com')).filter(({ subject }) => subject.startsWith('visit-called-off'));
    expect(mail?.text).toContain('Inés está enferma.');
    expect(mail?.attachments[0]?.content).toMatch(/STATUS:CANCELLED/);
    expect(shop().ledger().get(paymentOf(opened))).toMatchObject({ refunded: 4800 });
    expect(await run(shop(), visitCancel, reference)).toMatchObject({ exit: 1, said: expect.stringContaining('already') });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('move: past the limits of visitors, all or nothing, told; refund: a part of it, the visit stands', async () => {
    const [from, to, full] = [await slotIn(shop(), 71), await slotIn(shop(), 72), await slotIn(shop(), 73)];
    const { token, opened } = await bookedVisit(shop(), from, [3], { visitor: { email: 'rescheduled@example.com' } });
    await bookedVisit(shop(), full, [8]);
    await submit(anybody(), full, [3]);
    const { reference } = await page(token);
    expect((await run(shop(), visitMove, reference, full)).exit).toBe(1);
    expect((await page(token)).date).toBe(from);
    expect((await run(shop(), visitMove, reference, to, 'Se', 'ha', 'roto', 'la', 'prensa.')).exit).toBe(0);
    expect((await page(token)).date).toBe(to);
    expect((await mailsTo('rescheduled@example.com')).find(({ subject }) => subject.startsWith('visit-rescheduled'))?.text).toContain('Se ha roto la prensa.');

    expect(await run(shop(), visitRefund, reference, '24,50', 'Faltó', 'un', 'vino.')).toMatchObject({ exit: 0 });
    expect((await mailsTo('rescheduled@example.com')).find(({ subject }) => subject.startsWith('visit-refunded'))?.text).toContain('24,50 €');
    expect(shop().ledger().get(paymentOf(opened))).toMatchObject({ refunded: 2450 });
    expect(await page(token)).toMatchObject({ status: 'confirmed', refunded: 24.5 });
    expect((await run(shop(), visitRefund, reference, '60', 'Demasiado')).exit).toBe(1);
    expect((await run(shop(), visitShow, reference)).said).toContain(`refunded ${formatMoney(2450)}`);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a closed day: nobody stays booked, held or waiting on it, everybody is told once, and a schedule written again opens nothing', async () => {
    const { context } = shop().api;
    const date = await slotIn(shop(), 75);
    const day = date.slice(0, 10);
    const paid = await bookedVisit(shop(), date, [8], { visitor: { email: 'closed.one@example.com' } });
    const holder = anybody();
    const held = await submit(holder, date, [4]);
    const joined = await anybody().post('/api/experience/2/waiting_list/', {
      captcha_key: 'solved',
      date,
      language: 'es',
      visitor_number: 2,
      name: 'Blanca',
      email: 'closed.waits@example.com',
      consent_date: new Date().toISOString(),
      web_language: 'es',
      site: 'alba',
    });
    expect([held.status, joined.status]).toEqual([200, 200]);
    const said = (await run(shop(), visitCloseDay, day, 'alba', 'Nieva.')).said;
    expect(said).toContain(`${day} is closed`);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    expect(await page(paid.token)).toMatchObject({ status: expect.stringMatching(/cancelled|refunded/) });
    expect((await mailsTo('closed.one@example.com')).filter(({ subject }) => subject.startsWith('visit-called-off'))).toHaveLength(1);
    expect((await mailsTo('closed.waits@example.com')).find(({ subject }) => subject.startsWith('waiting-list-closed'))?.text).toContain('Nieva.');
    // Who had the payment open meanwhile pays for nothing.
    await pay(shop(), paymentOf(held.body)).catch(() => undefined);
    expect((await capture<Failure>(holder, held.body)).status).toBe(409);

    const visits = await loadExperiences(context.db);
    await transaction(context.db, async (tx) => writeSlots(tx, visits, await readToday(tx)));
    expect((await submit<Failure>(anybody(), date, [2])).status).toBe(409);
    expect((await run(shop(), visitCloseDay, day, 'alba', 'Nieva.')).exit).toBe(0);
    expect((await mailsTo('closed.one@example.com')).filter(({ subject }) => subject.startsWith('visit-called-off'))).toHaveLength(1);
    expect(shop().ledger().get(paymentOf(paid.opened))).toMatchObject({ refunded: 19_200 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a day that is opened again: on sale as the schedule says; who was cancelled stays cancelled, who waited does not wait, and both may come as anybody', async () => {
    const date = await slotIn(shop(), 78);
    const day = date.slice(0, 10);
    const before = await shop().rows(
      sql`select experience_id, starts_local, is_open from slot where day >= ${day}::date - 2 and day <= ${day}::date + 2 order by id`,
    );
    const wait = () =>
      anybody().post<{ state: string }>('/api/experience/2/waiting_list/', {
        captcha_key: 'solved',
        date,
        language: 'es',
        visitor_number: 6,
        name: 'Blanca',
        email: 'opened.waits@example.com',
        consent_date: new Date().toISOString(),
        web_language: 'es',
        site: 'alba',
      });
    const booked = await bookedVisit(shop(), date, [8], { visitor: { email: 'opened.one@example.com' } });
    await wait();
    await run(shop(), visitCloseDay, day, 'alba', 'Nieva.');
    const [waiting] = await shop().rows<{ token: string }>(sql`select token from waiting_place where email = 'opened.waits@example.com'`);
    expect((await run(shop(), visitOpenDay, '2099-01-01', 'alba')).said).toContain(`2099-01-01 is not closed. Closed are:`);
    expect((await run(shop(), visitOpenDay, day, 'alba')).said).toContain(`${day} is open again at alba`);
    expect((await run(shop(), visitOpenDay, day, 'all')).exit).toBe(1);

    expect(
      await shop().rows(sql`select experience_id, starts_local, is_open from slot where day >= ${day}::date - 2 and day <= ${day}::date + 2 order by id`),
    ).toEqual(before);
    await clearClosedDays(bookingDeps(shop().api.context));
    expect(await page(booked.token)).toMatchObject({ status: expect.stringMatching(/cancelled|refunded/) });
    expect((await anybody().get<{ state: string }>(`/api/waiting_list/${waiting?.token}/`)).body.state).toBe('expired');
    await bookedVisit(shop(), date, [8], { visitor: { email: 'opened.one@example.com' } });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 8 });
    expect((await wait()).body.state).toBe('waiting');
    const mails = await mailsTo('opened.one@example.com');
    expect(mails.map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual(['visit-called-off', 'visit-confirmation', 'visit-confirmation']);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a closed slot with other dates offered: each is told once by a link, chooses another date or the money back at any hour, and has it back when the days are over; opened again, who has not answered keeps it', async () => {
    const deps = bookingDeps(shop().api.context);
    const [date, other] = [await slotIn(shop(), 60), await slotIn(shop(), 61)];
    const emails = ['moves', 'cancels', 'silent'].map((name) => `offered.${name}@example.com`);
    const visits = [];
    for (const email of emails) visits.push(await bookedVisit(shop(), date, [2], { visitor: { email } }));
    const wish = { experienceId: '2', date, reason: 'Niebla.', answerDays: 7 };
    await expect(closeSlot(dyingAfter(deps, 1), wish)).rejects.toThrow('killed');
    expect(await closeSlot(deps, wish)).toMatchObject({ offered: 2, visits: 0 });
    expect(await clearClosedDays(deps)).toMatchObject({ offered: 0, visits: 0 });
    // Also when it begins within the hours in which a visitor may change nothing.
    await shop().rows(
      sql`update slot set starts_at = now() + interval '2 hours', ends_at = now() + interval '4 hours' where experience_id = '2' and starts_local = ${date}`,
    );
    for (const [index, email] of emails.entries()) {
      const told = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('visit-dates-offered'));
      expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Niebla.')]);
      expect(told[0]?.text).toContain(visits[index]?.token);
      expect((await page(visits[index]?.token ?? '')).change).toMatchObject({ possible: true, offered: true });
    }
    expect((await submit<Failure>(anybody(), date, [2])).status).toBe(409);
    const to = await anybody().post<Booking>(`/api/booking/${visits[0]?.token}/move/`, { date: other });
    expect([to.status, to.body.date, to.body.change.offered]).toEqual([200, other, false]);
    expect((await anybody().post<Booking>(`/api/booking/${visits[1]?.token}/cancel/`)).status).toBe(200);
    expect(await closingsOf(shop().api.context.db, date.slice(0, 10))).toMatchObject([{ date, left: 0, waiting: 1, moved: 1, ended: 1, reason: 'Niebla.' }]);

    await openSlot(deps, { experienceId: '2', date });
    expect((await page(visits[2]?.token ?? '')).change.offered).toBe(false);
    expect((await mailsTo(emails[2] ?? '')).map(({ subject }) => subject.split(' ')[0]).toSorted()).toEqual([
      'visit-confirmation',
      'visit-confirmation',
      'visit-dates-offered',
    ]);
    await closeSlot(deps, wish);
    await shop().rows(sql`update booking set offer_until = now() - interval '1 second' where view_token = ${visits[2]?.token}`);
    expect(await clearClosedDays(deps)).toMatchObject({ visits: 1, refundedCents: 4800 });
    await shop().mails();
    expect(visits.map(({ opened }) => shop().ledger().get(paymentOf(opened))?.refunded)).toEqual([0, 4800, 4800]);
    expect((await page(visits[2]?.token ?? '')).status).toMatch(/cancelled|refunded/);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the commands offer other dates too: of a day, of one time; opened again nobody is left with an offer', async () => {
    const date = await slotIn(shop(), 66);
    const { token } = await bookedVisit(shop(), date, [2], { visitor: { email: 'command.offer@example.com' } });
    expect(await run(shop(), visitCloseSlot, '2', date, '5', 'Niebla.')).toMatchObject({ exit: 0, said: expect.stringContaining('offered now: 1 visits') });
    expect((await page(token)).change.offered).toBe(true);
    expect((await run(shop(), visitCloseSlot, '2', date, 'soon')).exit).toBe(2);
    expect((await run(shop(), visitOpenSlot, '2', date)).exit).toBe(0);
    expect(await run(shop(), visitOpenSlot, '2', date)).toMatchObject({ exit: 1, said: expect.stringContaining('already') });
    expect((await page(token)).change.offered).toBe(false);
    expect(await run(shop(), visitOfferDay, date.slice(0, 10), 'alba', '3', 'Nieva.')).toMatchObject({
      exit: 0,
      said: expect.stringContaining('offered now: 1 visits'),
    });
    expect((await run(shop(), visitOpenDay, date.slice(0, 10), 'alba')).exit).toBe(0);
    expect((await page(token)).change.offered).toBe(false);
    expect((await mailsTo('command.offer@example.com')).filter(({ subject }) => subject.startsWith('visit-dates-offered'))).toHaveLength(2);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('an extra slot is sold like any other; no schedule closes it, a closed day does, and opening the day brings it back', async () => {
    const deps = bookingDeps(shop().api.context);
    const date = await slotIn(shop(), 63, '09:20');
    const day = date.slice(0, 10);
    expect((await submit<Failure>(anybody(), date, [2])).status).toBe(409);
    await openSlot(deps, { experienceId: '2', date, capacity: 4, guide: 'Noa' });
    await expect(openSlot(deps, { experienceId: '2', date })).rejects.toThrow('already');
    await expect(openSlot(deps, { experienceId: '2', date: '2020-01-01T10:00' })).rejects.toThrow('no time to come');
    const visits = await loadExperiences(deps.context.db);
    const writeAgain = async () => transaction(deps.context.db, async (tx) => writeSlots(tx, visits, await readToday(tx)));
    await writeAgain();
    await bookedVisit(shop(), date, [3]);
    expect((await submit<Failure>(anybody(), date, [2])).body.detail).toBe('SLOT_TAKEN');
    await closeDay(deps, { day, brand: 'alba', reason: 'Nieva.' });
    await writeAgain();
    expect((await submit<Failure>(anybody(), date, [2])).status).toBe(409);
    expect((await run(shop(), visitOpenDay, day, 'alba')).exit).toBe(0);
    await bookedVisit(shop(), date, [4]);
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a closed day with 23 guests, ended at random moments and run again, at last by two at once: nobody is forgotten, nobody is paid back twice', async () => {
    const deps = bookingDeps(shop().api.context);
    for (let round = 0; round < rounds; round += 1) {
      const [morning, evening] = [await slotIn(shop(), 90 + round), await slotIn(shop(), 90 + round, '17:00')];
      const groups = [3, 3, 3, 3, 4, 4, 3];
      const guests = [];
      for (const [index, adults] of groups.entries()) {
        const email = `guest.${round}.${index}@example.com`;
        guests.push({ adults, email, ...(await bookedVisit(shop(), index < 4 ? morning : evening, [adults], { visitor: { email } })) });
      }
      expect([(await countsOf(shop(), morning))?.booked, (await countsOf(shop(), evening))?.booked]).toEqual([12, 11]);
      const day = morning.slice(0, 10);
      for (let kill = 0; kill < 3; kill += 1) {
        const ending = closeDay(dyingAfter(deps, Math.floor(Math.random() * 3)), { day, brand: 'alba', reason: 'Nieva.' });
        await expect(ending.catch((error: Error) => error.message)).resolves.toBe('killed');
      }
      await Promise.all([closeDay(deps, { day, brand: 'alba', reason: 'Nieva.' }), clearClosedDays(deps)]);
      expect([await countsOf(shop(), morning), await countsOf(shop(), evening)]).toEqual([
        { held: 0, booked: 0 },
        { held: 0, booked: 0 },
      ]);
      const mails = (await shop().mails()).filter(({ subject }) => subject.startsWith('visit-called-off'));
      for (const { adults, email, opened } of guests) {
        expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(1);
        expect(shop().ledger().get(paymentOf(opened))).toMatchObject({ refunded: adults * 2400 });
      }
    }
    expect(await shop().failedChecks()).toEqual([]);
  });
});

/** As a process that ends while it works on the visit after so many: that transaction never commits. */
function dyingAfter(deps: BookingDeps, visits: number): BookingDeps {
  const { mail } = deps.context;
  let left = visits;
  const dying = new Proxy(mail, {
    get(target, name) {
      if (name === 'order')
        return (...order: Parameters<typeof mail.order>) => {
          left -= 1;
          if (left < 0) throw new Error('killed');
          return target.order(...order);
        };
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...deps, context: { ...deps.context, mail: dying } };
}
