import { expect, test } from 'vitest';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { bookedVisit, capture, countsOf, paymentOf, slotIn, submit, type Failure } from './testing/booking.ts';

type Schemas = components['schemas'];

describeShop('booking a visit', (shop) => {
  const slotsOf = async (date: string, people: number, visitor = shop().api.visitor(), experience = '2', language = 'es') => {
    const [year, month] = date.split('-').map(Number);
    const query = `month=${month}&year=${year}&language=${language}&visitor_number=${people}&site=alba`;
    const { status, body } = await visitor.get<Schemas['SlotOption'][]>(`/api/experience/${experience}/slot_options/?${query}`);
    expect(status).toBe(200);
    return body.find(({ day }) => day === date.slice(0, 10));
  };

  test('booking options: languages, months, countries with Spain first, provinces, bounds (specification section 3)', async () => {
    const { body } = await shop().api.visitor().get<Schemas['BookingOptions']>('/api/experience/2/booking_options?language=en');
    expect(body).toMatchObject({
      min_visitors: 1,
      max_visitors: 8,
      languages_options: [
        { value: 'es', text: 'Spanish' },
        { value: 'en', text: 'English' },
      ],
    });
    expect(body.months_options.map(({ value }) => Number(value))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect([body.months_options[0]?.text, body.country_options[0]]).toEqual(['January', { value: 'ES', text: 'Spain' }]);
    expect(body.region_options).toContainEqual({ value: 'La Rioja', text: 'La Rioja' });
    expect((await shop().api.visitor().get('/api/experience/99/booking_options?language=es')).status).toBe(404);
  });

  test('a paid visit: held, authorised, captured, confirmed; asked again the same, tracked once; e-mail lower-cased, region left out', async () => {
    const date = await slotIn(shop(), 20);
    const visitor = shop().api.visitor();
    expect(await slotsOf(date, 2)).toEqual({ day: date.slice(0, 10), slots: ['11:00', '17:00'], places_left: {}, full_slots: [] });
    const opened = await submit(visitor, date, [2, 1, 1]);
    expect(opened.body).toMatchObject({ total_price: 56, payment_due: true, extension_possible: true });
    expect(opened.body.hold_seconds_left).toBeGreaterThan(14 * 60);
    expect(opened.body.hold_seconds_left).toBeLessThanOrEqual(15 * 60);
    expect(await countsOf(shop(), date)).toEqual({ held: 4, booked: 0 });
    expect((await capture<Failure>(visitor, opened.body)).body.detail).toBe('PAYMENT_NOT_AUTHORISED');

    await pay(shop(), paymentOf(opened.body));
    const booked = await capture(visitor, opened.body);
    expect(booked.body).toMatchObject({
      booking: { experience_name: 'Paseo', total_visitors: 4, language: 'es', date, email: 'ana.gil@example.com', total_price: 56 },
      track_gtm_booking: true,
      newsletter: false,
    });
    const again = await capture(visitor, opened.body);
    expect(again.body).toEqual({ ...booked.body, track_gtm_booking: false });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 4 });
    expect(shop().ledger().get(paymentOf(opened.body))).toMatchObject({ status: 'succeeded', captured: 5600 });

    const intent = await visitor.get<Schemas['BookingIntent']>(`/api/booking_intent/${opened.body.booking_intent_id}`);
    expect(intent.body).toMatchObject({
      state: 'confirmed',
      date,
      visitor_group: { email: 'ana.gil@example.com', region: '', document_number: '12345678Z', billing_address: null },
    });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the intent and its capture belong to the session that made it: for another they are not there', async () => {
    const opened = await submit(shop().api.visitor(), await slotIn(shop(), 21));
    const other = shop().api.visitor();
    await submit(other, await slotIn(shop(), 22));
    for (const stranger of [other, shop().api.visitor()]) {
      expect((await stranger.get(`/api/booking_intent/${opened.body.booking_intent_id}`)).status).toBe(404);
      expect((await stranger.post(`/api/booking_intent/${opened.body.booking_intent_id}/extend/`)).status).toBe(404);
      expect((await capture(stranger, opened.body)).status).toBe(404);
    }
    expect((await other.get('/api/booking_intent/not-an-id')).status).toBe(404);
  });

  test('the billing address goes in with country_id and comes out with country', async () => {
    const visitor = shop().api.visitor();
    const billing = {
      document_type: 'nif_cif',
      document_number: 'b12345674',
      company: 'Viñas SL',
      email: 'Caja@Example.com',
      line1: 'Mayor 1',
      country_id: 'ES',
      postcode: '26200',
      locality: 'Haro',
    } as const;
    const opened = await submit(visitor, await slotIn(shop(), 23), [2], { billing });
    expect(opened.status).toBe(200);
    const { body } = await visitor.get<Schemas['BookingIntent']>(`/api/booking_intent/${opened.body.booking_intent_id}`);
    expect(body.visitor_group.billing_address).toEqual({
      document_type: 'nif_cif',
      document_number: 'B12345674',
      company: 'Viñas SL',
      first_name: '',
      last_name: '',
      email: 'caja@example.com',
      line1: 'Mayor 1',
      line2: '',
      country: 'ES',
      state: '',
      postcode: '26200',
      locality: 'Haro',
    });
    const wrong = await submit<Failure>(visitor, await slotIn(shop(), 23), [2], { billing: { ...billing, postcode: '2' } });
    expect(wrong.body).toMatchObject({ detail: 'POSTCODE_INVALID', fields: { 'billing_address_data.postcode': 'POSTCODE_INVALID' } });
  });

  test.each([
    ['fewer visitors than the visit takes', [0] as [number], {}, 400, 'VISITORS_OUT_OF_RANGE'],
    ['more visitors than the visit takes', [5, 3, 1] as [number, number, number], {}, 400, 'VISITORS_OUT_OF_RANGE'],
    ['a document with a wrong letter', [2] as [number], { visitor: { document_number: '12345678A' } }, 400, 'DOCUMENT_NUMBER_INVALID'],
    ['a phone that is none', [2] as [number], { visitor: { phone_number: 'phone-me' } }, 400, 'BAD_REQUEST'],
    ['an empty region', [2] as [number], { visitor: { region: '' } }, 400, 'BAD_REQUEST'],
    ['two sites', [2] as [number], { visitor: { site: 'brisa' } }, 400, 'BAD_REQUEST'],
    ['a visit of another brand', [2] as [number], { experience: '4' }, 404, 'NOT_FOUND'],
    ['a visit that is not there', [2] as [number], { experience: '99' }, 404, 'NOT_FOUND'],
  ] as const)('%s: refused, nothing held', async (_what, people, change, status, code) => {
    const date = await slotIn(shop(), 24);
    const reply = await submit<Failure>(shop().api.visitor(), date, [...people], change);
    expect([reply.status, reply.body.detail]).toEqual([status, code]);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
  });

  test('a time without a slot, of another language or too soon: 409 with the way back', async () => {
    const visitor = shop().api.visitor();
    for (const [date, change] of [
      [await slotIn(shop(), 25, '12:34'), {}],
      [await slotIn(shop(), -1), {}],
      [await slotIn(shop(), 25, '19:00'), { experience: '3', language: 'en' }],
    ] as const) {
      const reply = await submit<Failure>(visitor, date, [2], change);
      expect(reply).toMatchObject({
        status: 409,
        body: { detail: 'SLOT_NOT_FOUND', booking_intent_id: null, experience_page_url: expect.stringMatching(/^\/es\//) },
      });
    }
  });

  test('places left are told when 6 or fewer; a slot without room is full; the own hold counts as free (the shopper blocked by their own hold)', async () => {
    const date = await slotIn(shop(), 26);
    const visitor = shop().api.visitor();
    await submit(visitor, date, [6]);
    expect(await slotsOf(date, 6)).toMatchObject({ slots: ['11:00', '17:00'], places_left: { '11:00': 6 } });
    expect(await slotsOf(date, 7)).toMatchObject({ slots: ['17:00'], places_left: {}, full_slots: ['11:00'] });
    expect(await slotsOf(date, 8, visitor)).toMatchObject({ slots: ['11:00', '17:00'], places_left: {}, full_slots: [] });
    // Her guide is taken: the other visit of that hour is not offered, but to herself.
    expect(await slotsOf(date, 1, shop().api.visitor(), '3')).toMatchObject({ slots: ['19:00'] });
    expect(await slotsOf(date, 1, visitor, '3')).toMatchObject({ slots: ['11:30', '19:00'] });
    expect(await slotsOf(date, 1, shop().api.visitor(), '3', 'en')).toBeUndefined();
  });

  test('nothing due: no card, a free_… id that is captured like any other', async () => {
    const visitor = shop().api.visitor('brisa.localhost');
    const date = await slotIn(shop(), 20, '23:30');
    const change = { experience: '4', site: 'brisa', language: 'en', web: 'en' } as const;
    const opened = await submit(visitor, date, [2, 0, 1], change);
    expect(opened.body).toMatchObject({ payment_due: false, total_price: 0, payment_intent_secret: expect.stringMatching(/^free_[\w-]+_secret_[\w-]+$/) });
    await shop().api.context.jobs.run('reconcile visits');
    expect(await countsOf(shop(), date, '4')).toEqual({ held: 3, booked: 0 });
    const booked = await capture(visitor, opened.body);
    expect(booked.body.booking).toMatchObject({ experience_name: 'Walk', language: 'en', total_visitors: 3, total_price: 0 });
    expect(await countsOf(shop(), date, '4')).toEqual({ held: 0, booked: 3 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the webhook alone books too: paid, tab closed, no booking does not happen; both at once make one', async () => {
    const date = await slotIn(shop(), 27);
    const visitor = shop().api.visitor();
    const { body: opened } = await submit(visitor, date);
    await pay(shop(), paymentOf(opened));
    const [captured] = await Promise.all([capture(visitor, opened), shop().api.context.jobs.run('reconcile visits')]);
    expect(captured.status).toBe(200);
    const { body: lonely } = await submit(shop().api.visitor(), date, [3]);
    await pay(shop(), paymentOf(lonely));
    await expect
      .poll(async () => (await shop().rows(sql`select state from booking_intent where id = ${lonely.booking_intent_id}`))[0], { timeout: 20_000 })
      .toEqual({ state: 'confirmed' });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 5 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the newsletter that was asked for is subscribed with the booking, not before', async () => {
    const subscribed = () => shop().rows(sql`select site from newsletter_subscription where email = 'news@example.com'`);
    const date = await slotIn(shop(), 28);
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date, [1], { visitor: { email: 'News@example.com', has_newsletter_subscription: true } });
    expect(await subscribed()).toEqual([]);
    await pay(shop(), paymentOf(body));
    expect((await capture(visitor, body)).body.newsletter).toBe(true);
    expect(await subscribed()).toEqual([{ site: 'alba' }]);
  });

  test('a declined card books nothing; another card on the same hold does', async () => {
    const date = await slotIn(shop(), 29);
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date);
    await expect(pay(shop(), paymentOf(body), 'pm_card_chargeDeclined')).rejects.toThrow(/declined/i);
    expect((await capture<Failure>(visitor, body)).status).toBe(409);
    await pay(shop(), paymentOf(body));
    expect((await capture(visitor, body)).status).toBe(200);
    expect((await bookedVisit(shop(), date)).token).toMatch(/^visit_/);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 4 });
  });
});
