import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { capture, countsOf, paymentOf, runOut, slotIn, submit } from './testing/booking.ts';

const sessions = 200;
const places = 12;
/** RUSH=full: fifty times, each for a slot of its own. */
const rounds = process.env['RUSH'] === 'full' ? 50 : 1;

describeShop('a rush for one slot', (shop) => {
  test(
    '200 parallel sessions for 12 places in random groups: never above capacity, nobody charged without a place, no 5xx',
    async () => {
      for (let round = 0; round < rounds; round += 1) await rush(await slotIn(shop(), 60 + round));
      expect(await shop().failedChecks()).toEqual([]);
    },
    240_000 * Math.ceil(rounds / 4),
  );

  async function rush(date: string): Promise<void> {
    Object.assign(shop().sandbox.settings, { drop: 1 });
    const group = () => 1 + Math.floor(Math.random() * 4);
    const crowd = Array.from({ length: sessions }, () => ({ visitor: shop().api.visitor(), people: group() }));
    const answers = await Promise.all(crowd.map(async (one) => ({ ...one, reply: await submit(one.visitor, date, [one.people]) })));
    expect(answers.map(({ reply }) => reply.status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const held = answers.filter(({ reply }) => reply.status === 200);
    expect(held.reduce((sum, { people }) => sum + people, 0)).toBeLessThanOrEqual(places);
    expect(held.reduce((sum, { people }) => sum + people, 0)).toBeGreaterThan(places - 4);

    // One pays, one pays when the hold is over, one never does, and others press for the places.
    const [punctual, late, ...absent] = held;
    if (punctual !== undefined) await pay(shop(), paymentOf(punctual.reply.body));
    for (const { reply } of [late, ...absent].flatMap((one) => one ?? [])) await runOut(shop(), reply.body);
    const pressing = Array.from({ length: 40 }, async () => {
      const visitor = shop().api.visitor();
      const people = group();
      const reply = await submit(visitor, date, [people]);
      if (reply.status !== 200) return reply.status;
      await pay(shop(), paymentOf(reply.body));
      return (await capture(visitor, reply.body)).status;
    });
    const lateOne = async () => {
      if (late === undefined) return 409;
      // Its payment may have been cancelled already.
      await pay(shop(), paymentOf(late.reply.body)).catch(() => undefined);
      return (await capture(late.visitor, late.reply.body)).status;
    };
    const statuses = await Promise.all([
      ...pressing,
      lateOne(),
      punctual === undefined ? 200 : capture(punctual.visitor, punctual.reply.body).then((reply) => reply.status),
    ]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(statuses.at(-1)).toBe(200);
    await shop().api.context.jobs.run('holds of visits');
    await shop().api.context.outbox.drain();

    const bookings = await shop().rows<{ payment: string; people: number }>(
      sql`select payment_intent_id as payment, people from booking where state = 'confirmed' and slot_id = (select id from slot where experience_id = '2' and starts_local = ${date})`,
    );
    expect(bookings).toHaveLength(statuses.filter((status) => status === 200).length);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: bookings.reduce((sum, { people }) => sum + people, 0) });
    const ledger = [...shop().ledger().values()];
    const ofDate = new Set(
      (
        await shop().rows<{ id: string }>(
          sql`select payment_intent_id as id from booking_intent where slot_id = (select id from slot where experience_id = '2' and starts_local = ${date})`,
        )
      ).map(({ id }) => id),
    );
    const charged = ledger.filter(({ id, captured }) => captured > 0 && ofDate.has(id)).map(({ id }) => id);
    expect(new Set(charged)).toEqual(new Set(bookings.map(({ payment }) => payment)));
    expect(ledger.filter(({ authorised }) => authorised > 0)).toEqual([]);
  }
});
