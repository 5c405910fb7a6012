import { expect, test } from 'vitest';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { capture, countsOf, paymentOf, runOut, slotIn, submit, type Failure, type Opened } from './testing/booking.ts';

type Hold = components['schemas']['BookingHold'];

describeShop('holds of visits', (shop) => {
  const stateOf = async ({ booking_intent_id: id }: Opened) =>
    (await shop().rows<{ state: string }>(sql`select state from booking_intent where id = ${id}`))[0]?.state;
  const extend = (visitor: ReturnType<ReturnType<typeof shop>['api']['visitor']>, { booking_intent_id: id }: Opened) =>
    visitor.post<Hold & Failure>(`/api/booking_intent/${id}/extend/`);

  test('again for the same slot and people: the same intent with the new data (a reload makes no second booking)', async () => {
    const date = await slotIn(shop(), 30);
    const visitor = shop().api.visitor();
    const first = await submit(visitor, date, [2]);
    const again = await submit(visitor, date, [2], { visitor: { name: 'Berta' } });
    expect(again.body.booking_intent_id).toBe(first.body.booking_intent_id);
    expect(again.body.payment_intent_secret).toBe(first.body.payment_intent_secret);
    expect((await visitor.get(`/api/booking_intent/${first.body.booking_intent_id}`)).body).toMatchObject({ visitor_group: { name: 'Berta' } });
    const both = await Promise.all([submit(visitor, date, [3]), submit(visitor, date, [3])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ body }) => body.booking_intent_id)).size).toBe(1);
    expect(await countsOf(shop(), date)).toEqual({ held: 3, booked: 0 });
  });

  test('another slot swaps the hold; the first payment can no longer be made, so that nobody pays for what they do not see', async () => {
    const [one, two] = [await slotIn(shop(), 31), await slotIn(shop(), 32)];
    const visitor = shop().api.visitor();
    const first = await submit(visitor, one, [8]);
    const second = await submit(visitor, two, [8]);
    expect([await countsOf(shop(), one), await countsOf(shop(), two)]).toEqual([
      { held: 0, booked: 0 },
      { held: 8, booked: 0 },
    ]);
    await shop().api.context.outbox.drain();
    await expect(pay(shop(), paymentOf(first.body))).rejects.toThrow();
    expect((await capture<Failure>(visitor, first.body)).body).toMatchObject({ detail: 'HOLD_EXPIRED', booking_intent_id: first.body.booking_intent_id });
    await pay(shop(), paymentOf(second.body));
    expect((await capture(visitor, second.body)).status).toBe(200);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a full slot: 409 with the conflict data, and what was held before stays held', async () => {
    const [full, own] = [await slotIn(shop(), 33), await slotIn(shop(), 34)];
    await submit(shop().api.visitor(), full, [8]);
    const visitor = shop().api.visitor();
    const held = await submit(visitor, own, [5]);
    const refused = await submit<Failure>(visitor, full, [5]);
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: 'SLOT_TAKEN', booking_intent_id: held.body.booking_intent_id, experience_page_url: expect.stringMatching(/^\/es\//) },
    });
    expect([await countsOf(shop(), full), await countsOf(shop(), own)]).toEqual([
      { held: 8, booked: 0 },
      { held: 5, booked: 0 },
    ]);
    // Four of the eight fit beside it: the own hold never stands in the way of its owner.
    expect((await submit(visitor, full, [4])).status).toBe(200);
    expect([await countsOf(shop(), full), await countsOf(shop(), own)]).toEqual([
      { held: 12, booked: 0 },
      { held: 0, booked: 0 },
    ]);
  });

  test('what is paid for is not swapped away: it becomes a booking, and the new wish a second one', async () => {
    const [one, two] = [await slotIn(shop(), 35), await slotIn(shop(), 36)];
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const visitor = shop().api.visitor();
    const first = await submit(visitor, one, [2]);
    await pay(shop(), paymentOf(first.body));
    const second = await submit(visitor, two, [3]);
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect([first.body.booking_intent_id === second.body.booking_intent_id, await stateOf(first.body)]).toEqual([false, 'confirmed']);
    expect([await countsOf(shop(), one), await countsOf(shop(), two)]).toEqual([
      { held: 0, booked: 2 },
      { held: 3, booked: 0 },
    ]);
  });

  test('a hold lasts 15 minutes and is extended once; over, it is refused and its places go back', async () => {
    const date = await slotIn(shop(), 37);
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date, [8]);
    await shop().rows(sql`update booking_intent set hold_expires_at = now() + interval '20 seconds' where id = ${body.booking_intent_id}`);
    const extended = await extend(visitor, body);
    expect(extended.body).toMatchObject({ state: 'held', extension_possible: false });
    expect(extended.body.hold_seconds_left).toBeGreaterThan(14 * 60);
    await shop().rows(sql`update booking_intent set hold_expires_at = now() + interval '20 seconds' where id = ${body.booking_intent_id}`);
    expect((await extend(visitor, body)).body.hold_seconds_left).toBeLessThanOrEqual(20);
    await runOut(shop(), body);
    expect((await extend(visitor, body)).body).toMatchObject({ detail: 'HOLD_EXPIRED', booking_intent_id: body.booking_intent_id });
    await shop().api.context.jobs.run('holds of visits');
    expect([await stateOf(body), await countsOf(shop(), date)]).toEqual(['expired', { held: 0, booked: 0 }]);
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(paymentOf(body))?.status).toBe('canceled');
    const anew = await submit(visitor, date, [8]);
    expect([anew.status, anew.body.booking_intent_id === body.booking_intent_id]).toEqual([200, false]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a hold that has run out stands in nobody’s way, even before it is cleaned up', async () => {
    const date = await slotIn(shop(), 38);
    const { body } = await submit(shop().api.visitor(), date, [8]);
    await runOut(shop(), body);
    expect((await submit(shop().api.visitor(), date, [8])).status).toBe(200);
    expect([await stateOf(body), await countsOf(shop(), date)]).toEqual(['expired', { held: 8, booked: 0 }]);
  });

  test('paid in time and asked for late: the cleanup asks the card provider first, so the visit is booked (paid checkouts deleted)', async () => {
    const date = await slotIn(shop(), 39);
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date, [8]);
    await pay(shop(), paymentOf(body));
    await runOut(shop(), body);
    const other = await submit<Failure>(shop().api.visitor(), date, [8]);
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect([other.body.detail, await stateOf(body)]).toEqual(['SLOT_TAKEN', 'confirmed']);
    expect((await capture(visitor, body)).body.booking.total_visitors).toBe(8);
  });

  /** A visit for eight whose card is authorised when its hold is already given back, and its payment not yet cancelled. */
  const paidTooLate = async (date: string) => {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date, [8]);
    await runOut(shop(), body);
    await shop().api.context.jobs.run('holds of visits');
    await pay(shop(), paymentOf(body));
    return { visitor, body };
  };

  test('authorised at the moment the hold ran out: booked where the places are still to be had', async () => {
    const { visitor, body } = await paidTooLate(await slotIn(shop(), 41));
    const late = await capture(visitor, body);
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect([late.status, await stateOf(body)]).toEqual([200, 'confirmed']);
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(paymentOf(body))).toMatchObject({ status: 'succeeded', captured: 19_200 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('authorised when the places are another’s: 409 with the conflict data, nothing charged, the same however often it is asked', async () => {
    const date = await slotIn(shop(), 40);
    const { visitor, body } = await paidTooLate(date);
    await submit(shop().api.visitor(), date, [8]);
    const late = await capture<Failure>(visitor, body);
    Object.assign(shop().sandbox.settings, { drop: 0 });
    expect([late.status, await stateOf(body)]).toEqual([409, 'conflict']);
    expect(late.body).toMatchObject({ detail: 'SLOT_TAKEN', booking_intent_id: body.booking_intent_id, experience_page_url: expect.any(String) });
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(paymentOf(body))).toMatchObject({ status: 'canceled', captured: 0 });
    expect((await capture<Failure>(visitor, body)).body.detail).toBe('SLOT_TAKEN');
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('given up by its visitor, the places go back at once; what is paid for stays', async () => {
    const date = await slotIn(shop(), 42);
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date, [4]);
    const released = await visitor.post<Hold>(`/api/booking_intent/${body.booking_intent_id}/release/`);
    expect(released.body).toMatchObject({ state: 'cancelled', hold_seconds_left: 0, extension_possible: false });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    const second = await submit(visitor, date, [4]);
    await pay(shop(), paymentOf(second.body));
    await capture(visitor, second.body);
    expect((await visitor.post<Hold>(`/api/booking_intent/${second.body.booking_intent_id}/release/`)).body.state).toBe('confirmed');
  });

  test('a payment of another amount books nothing and is given back', async () => {
    const date = await slotIn(shop(), 43);
    const visitor = shop().api.visitor();
    const { body } = await submit(visitor, date, [2]);
    await shop().stripe.paymentIntents.update(paymentOf(body), { amount: 100 });
    await pay(shop(), paymentOf(body));
    expect((await capture<Failure>(visitor, body)).body.detail).toBe('PAYMENT_MISMATCH');
    await shop().api.context.outbox.drain();
    expect(shop().ledger().get(paymentOf(body))).toMatchObject({ status: 'canceled', captured: 0 });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    expect(await shop().failedChecks()).toEqual([]);
  });
});
