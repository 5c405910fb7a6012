import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookingDeps } from './booking-deps.ts';
import { bookedVisit, slotIn } from './testing/booking.ts';
import { remindVisitors } from './visit-mails.ts';

describeShop('mails of a visit, before and after it', (shop) => {
  const run = async (job: 'reminders of visits' | 'mails after visits') => {
    await shop().api.context.jobs.run(job);
    await shop().api.context.outbox.drain();
  };
  /** Lets a slot begin so many hours from now (before now: less than 0); a visit lasts an hour and a half. */
  const shift = async (date: string, hours: number) => {
    await shop().rows(sql`
      update slot set starts_at = now() + make_interval(mins => ${hours * 60}::integer), ends_at = now() + make_interval(mins => ${hours * 60 + 90}::integer)
      where experience_id = '2' and starts_local = ${date}`);
  };
  const bookedBefore = async (token: string, hours: number) =>
    shop().rows(sql`update booking set confirmed_at = now() - make_interval(hours => ${hours}::integer) where view_token = ${token}`);
  const sent = async (name: string, token: string) => {
    return (await shop().mails()).filter(({ subject, text }) => subject.startsWith(name) && text.includes(token));
  };

  test('a reminder goes out once in the 24 hours before the visit, with the reference; not to who booked in them, nor after it was cancelled', async () => {
    const date = await slotIn(shop(), 30);
    const [early, late, cancelled] = [await bookedVisit(shop(), date), await bookedVisit(shop(), date), await bookedVisit(shop(), date)];
    for (const { token } of [early, cancelled]) await bookedBefore(token, 72);
    await cancelled.visitor.post(`/api/booking/${cancelled.token}/cancel/`);
    await run('reminders of visits');
    expect(await sent('visit-reminder', early.token)).toHaveLength(0);

    await shift(date, 23);
    await run('reminders of visits');
    await run('reminders of visits');
    const [reminder, ...more] = await sent('visit-reminder', early.token);
    expect(more).toEqual([]);
    const [{ reference } = { reference: '?' }] = await shop().rows<{ reference: string }>(sql`select reference from booking where view_token = ${early.token}`);
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(reminder?.text).toContain(reference);
    expect([await sent('visit-reminder', late.token), await sent('visit-reminder', cancelled.token)]).toEqual([[], []]);
  });

  test('after the visit one mail with the wines goes to who agreed to it, and to nobody else', async () => {
    const date = await slotIn(shop(), 31);
    const agreed = await bookedVisit(shop(), date, [2], { visitor: { has_follow_up_consent: true } });
    const silent = await bookedVisit(shop(), date);
    await shift(date, -10);
    await run('mails after visits');
    expect(await sent('visit-follow-up', agreed.token)).toHaveLength(0);
    await shift(date, -26);
    await run('mails after visits');
    await run('mails after visits');
    const [mail, ...more] = await sent('visit-follow-up', agreed.token);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Arriba');
    expect(mail?.text).toContain('/es/vinos/palomar');
    expect(await sent('visit-follow-up', silent.token)).toHaveLength(0);
  });

  test('processes that look at the same time write one mail', async () => {
    const date = await slotIn(shop(), 32);
    const { token } = await bookedVisit(shop(), date, [2], { visitor: { has_follow_up_consent: true } });
    await bookedBefore(token, 72);
    await shift(date, 20);
    const { context } = shop().api;
    await Promise.all([1, 2, 3, 4].map(() => remindVisitors(bookingDeps(context))));
    expect(await sent('visit-reminder', token)).toHaveLength(1);
  });
});
