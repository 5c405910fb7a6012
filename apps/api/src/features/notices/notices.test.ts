import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setStatus } from '../orders/index.ts';
import { bookingDeps, callOffVisit, clearClosedDays, closeDay, rescheduleVisit } from '../booking/index.ts';
import { bookedVisit, bookingForm, slotIn } from '../booking/testing/booking.ts';
import { boughtOrder, wines } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { sendDailyMails } from './daily-mail.ts';
import { sendPromptMails } from './prompt-mail.ts';

const job = 'daily mails to the estate';

/** "The estate is told: one mail for each order, booking, cancellation and failed payment notice, or a digest, to addresses in brands.yaml." */
describeShop('the estate is told', (shop) => {
  const notices = async (brand: string, terms: object) => {
    await shop().rows(sql`update brand set data = data || ${JSON.stringify({ notices: terms })}::jsonb where id = ${brand}`);
    await shop().rows(sql`update content_state set version = version + 1`);
    await shop().api.context.content.refresh();
  };
  const told = async (address: string) => (await shop().mails()).filter(({ to }) => to === address);
  const visitOf = async (token: string) =>
    (await shop().rows<{ reference: string }>(sql`select reference from booking where view_token = ${token}`))[0]?.reference ?? '';
  /** The hour of the estate so many minutes from now, `HH:MM`. */
  const hourIn = async (minutes: number) =>
    (await shop().rows<{ at: string }>(sql`select to_char(now() at time zone 'Europe/Madrid' + make_interval(mins => ${minutes}), 'HH24:MI') as at`))[0]?.at ??
    '';

  test('each at once, to each address: an order with what to pack, for whom and what to do; then that it was cancelled', async () => {
    await notices('brisa', { to: ['cellar@example.com', 'office@example.com'], language: 'en', send: 'each' });
    const { number } = await boughtOrder(shop(), { [wines.paramo]: 2 }, { is_gift: true, comment: 'Leave it with the porter' });
    const [mail, ...more] = await told('cellar@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Order ${number}: 122,50 €`);
    for (const words of [
      '2 × ',
      '2019, 75 cl',
      'Ana Gil',
      'Calle Mayor 1',
      '26200 Haro',
      'ana@example.com',
      '+34600112233',
      'no prices in the parcel',
      'Leave it with the porter',
      `Open the order in the office: http://brisa.localhost/office/orders/${number}`,
      '122,50 €',
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('<table');
    expect(await told('office@example.com')).toHaveLength(1);
    await setStatus(shop().api.context, { number, to: 'canceled' });
    await setStatus(shop().api.context, { number, to: 'canceled' });
    const after = await told('office@example.com');
    expect(after.map(({ subject }) => subject)).toEqual([`Order ${number}: 122,50 €`, `Order ${number} cancelled`]);
    expect(after[1]?.text).toContain('122,50 € go back to the card');
  });

  test('a visit: when, who, in which language, with which wishes; where it moved to; that it is cancelled, with the reason', async () => {
    await notices('alba', { to: ['guides@example.com'], language: 'en', send: 'each' });
    const [from, to] = [await slotIn(shop(), 41), await slotIn(shop(), 42)];
    const { token } = await bookedVisit(shop(), from, [2, 1], { visitor: { comment: 'One of us does not drink' } });
    const reference = await visitOf(token);
    await told('guides@example.com');
    await rescheduleVisit(bookingDeps(shop().api.context), reference, { date: to });
    await told('guides@example.com');
    await callOffVisit(bookingDeps(shop().api.context), reference, 'The guide is ill.');
    const [booked, moved, cancelled, ...more] = await told('guides@example.com');
    expect(more).toEqual([]);
    expect(booked?.subject).toMatch(new RegExp(`^Visit ${reference}: .* at 11:00$`));
    for (const words of [
      '2 × Adults',
      '1 × Children',
      'Spanish',
      'Ana Gil',
      'ana.gil@example.com',
      'One of us does not drink',
      '56,00 €',
      `http://localhost/office/visits/${reference}`,
    ])
      expect(booked?.text).toContain(words);
    expect(moved?.text).toContain('It was booked for');
    expect(cancelled?.text).toMatch(/Reason: The guide is ill\.[\s\S]*56,00 € go back/);
  });

  test('fault "a closed day sends one notice for each visit": it is one mail that names each of them, and the mail of the day has them alone', async () => {
    const { context } = shop().api;
    for (const [send, days, subjects] of [
      ['each', 44, [expect.stringMatching(/is closed: 3 visits cancelled$/)]],
      ['daily', 45, []],
    ] as const) {
      const to = `closed.${send}@example.com`;
      await notices('alba', { to: ['nobody@example.com'], language: 'en', send: 'failures' });
      const date = await slotIn(shop(), days);
      const guests = ['Blanca', 'Nuria', 'Rosa'];
      for (const name of guests) await bookedVisit(shop(), date, [2], { visitor: { name } });
      await notices('alba', { to: [to], language: 'en', send, at: await hourIn(-1) });
      await closeDay(bookingDeps(context), { day: date.slice(0, 10), brand: 'alba', reason: 'It snows.' });
      await clearClosedDays(bookingDeps(context));
      const mails = await told(to);
      expect(mails.map(({ subject }) => subject)).toEqual(subjects);
      for (const { text } of mails) for (const words of [...guests, 'Reason: It snows.', '48,00 € go back']) expect(text).toContain(words);
      expect(await shop().rows(sql`select 1 from estate_notice where key like 'gathered:%'`)).toEqual([]);
    }
    expect(await shop().rows(sql`delete from estate_notice where brand = 'alba' returning 1`)).toHaveLength(3);
  });

  test('a rush: what happens within the same seconds is one mail to each address, the oldest first; of many who look one tells it', async () => {
    await notices('brisa', { to: ['rush@example.com', 'other@example.com'], language: 'en', send: 'each' });
    const orders = [await boughtOrder(shop()), await boughtOrder(shop()), await boughtOrder(shop())];
    const { context } = shop().api;
    await Promise.all([1, 2, 3, 4].map(() => sendPromptMails(context)));
    for (const address of ['rush@example.com', 'other@example.com']) {
      const [mail, ...more] = await told(address);
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/: 3 notices$/);
      const places = orders.map(({ number }) => mail?.text.indexOf(`Order ${number}: 64,50 €`) ?? -1);
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(await shop().rows(sql`select 1 from estate_notice`)).toEqual([]);
  });

  test('a visit with a voucher is told as well', async () => {
    await notices('alba', { to: ['vouchers@example.com'], language: 'en', send: 'each' });
    const form = bookingForm(await slotIn(shop(), 43), [4]);
    const { captcha_key, visitor_group_data, booking_data } = form;
    const redeemed = await shop()
      .api.visitor()
      .post('/api/admin_voucher/voucher/public/redeem/', { captcha_key, visitor_group_data, booking_data, full_code: 'U-VISITA-GOOD' });
    expect(redeemed.status).toBe(200);
    expect((await told('vouchers@example.com')).map(({ text }) => text.includes('With a voucher'))).toEqual([true]);
  });

  test('failures alone: an order is none', async () => {
    await notices('brisa', { to: ['failures@example.com'], language: 'en', send: 'failures' });
    await boughtOrder(shop());
    expect(await told('failures@example.com')).toEqual([]);
    expect(await shop().rows(sql`select 1 from estate_notice`)).toEqual([]);
  });

  test('once a day: one mail with all of it, oldest first, at the hour of the brand; many who look send one, and nothing is told twice', async () => {
    await notices('brisa', { to: ['daily@example.com'], language: 'es', send: 'daily', at: await hourIn(10) });
    const orders = [await boughtOrder(shop()), await boughtOrder(shop())];
    await shop().api.context.jobs.run(job);
    expect(await told('daily@example.com')).toEqual([]);
    await shop().rows(sql`update estate_notice set written_at = written_at - interval '1 day'`);
    await boughtOrder(shop());
    await Promise.all([1, 2, 3, 4].map(() => sendDailyMails(shop().api.context)));
    const [mail, ...more] = await told('daily@example.com');
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/: 2 avisos$/);
    const [first = '', second = ''] = orders.map(({ number }) => `Pedido ${number}: 64,50 €`);
    expect(mail?.text.indexOf(first)).toBeGreaterThan(0);
    expect(mail?.text.indexOf(second)).toBeGreaterThan(mail?.text.indexOf(first) ?? 0);
    expect(mail?.html).toContain('Calle Mayor 1');
    // A brand that goes over to a mail for each is told of what waited in a last one.
    await notices('brisa', { to: ['daily@example.com'], language: 'es', send: 'each', at: await hourIn(-1) });
    await shop().rows(sql`update estate_notice set written_at = written_at - interval '1 hour'`);
    await sendDailyMails(shop().api.context);
    expect((await told('daily@example.com')).map(({ subject }) => subject.replace(/^.*: /, ''))).toEqual(['2 avisos', 'un aviso']);
    expect(await shop().rows(sql`select 1 from estate_notice`)).toEqual([]);
  });
});
