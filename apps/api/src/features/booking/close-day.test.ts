import type { components } from '@parral/api-spec';
import { formatMoney } from '@parral/rules';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { visitCancel, visitCloseDay, visitMove, visitRefund } from '../../commands/visit-change.ts';
import { visitShow } from '../../commands/visit-show.ts';
import type { DatabaseCommand } from '../../commands/command.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { readToday } from '../../platform/database/today.ts';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop, type Failure, type Shop } from '../checkout/testing/shop.ts';
import { loadExperiences } from '../experiences/index.ts';
import { writeSlots } from '../experiences/testing/slots.ts';
import { bookingDeps } from './booking-deps.ts';
import { clearClosedDays, closeDay } from './close-day.ts';
import { bookedVisit, capture, countsOf, paymentOf, slotIn, submit } from './testing/booking.ts';

type Booking = components['schemas']['Booking'];

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

  test('ended between two visits and run again, by two at once: nobody is forgotten, nobody is paid back twice', async () => {
    const deps = bookingDeps(shop().api.context);
    const date = await slotIn(shop(), 77);
    const guests = [];
    for (const adults of [2, 3, 4]) guests.push(await bookedVisit(shop(), date, [adults], { visitor: { email: `killed.${adults}@example.com` } }));
    const orderMail = deps.context.mail.order.bind(deps.context.mail);
    let left = 1;
    // As a process that ends while it works on the second visit: its transaction never commits.
    const dying = {
      ...deps,
      context: {
        ...deps.context,
        mail: Object.assign(Object.create(deps.context.mail) as typeof deps.context.mail, {
          order: (...args: Parameters<typeof orderMail>) => {
            left -= 1;
            if (left < 0) throw new Error('killed');
            return orderMail(...args);
          },
          isWritten: deps.context.mail.isWritten.bind(deps.context.mail),
        }),
      },
    };
    await expect(closeDay(dying, { day: date.slice(0, 10), brand: 'alba', reason: '' })).rejects.toThrow('killed');
    const { booked } = (await countsOf(shop(), date)) ?? { booked: 0 };
    expect(booked).toBeGreaterThan(0);
    await Promise.all([clearClosedDays(deps), clearClosedDays(deps)]);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    for (const [index, { opened }] of guests.entries()) {
      expect((await mailsTo(`killed.${index + 2}@example.com`)).filter(({ subject }) => subject.startsWith('visit-called-off'))).toHaveLength(1);
      expect(shop().ledger().get(paymentOf(opened))).toMatchObject({ refunded: (index + 2) * 2400 });
    }
    expect(await shop().failedChecks()).toEqual([]);
  });
});
