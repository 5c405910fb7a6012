import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { answerAtBank, goToBank, payAtBank } from '../checkout/testing/at-bank.ts';
import { describeShop } from '../checkout/testing/shop.ts';
import { capture, countsOf, paymentOf, runOut, slotIn, submit, type Failure, type Opened } from './testing/booking.ts';

/** Issue: "Those that cannot be held are captured by the provider at once: the finaliser takes stock, or refunds at once and says so". */
describeShop('a visit paid at the visitor’s bank, which holds nothing', (shop) => {
  beforeEach(() => void Object.assign(shop().sandbox.settings, { drop: 1, repeat: 1, delayMs: 0 }));

  const stateOf = async ({ booking_intent_id: id }: Opened) =>
    (await shop().rows<{ state: string }>(sql`select state from booking_intent where id = ${id}`))[0]?.state;
  const expireHolds = () => shop().api.context.jobs.run('holds of visits');
  const moneyOf = ({ captured = 0, refunded = 0 } = {}) => [captured, refunded];

  async function opened(days: number, people = 2) {
    const visitor = shop().api.visitor();
    const date = await slotIn(shop(), days);
    const reply = await submit(visitor, date, [people]);
    expect(reply.status).toBe(200);
    return { visitor, date, intent: reply.body, id: paymentOf(reply.body) };
  }

  test('paid: the places are booked, and the payment stands as captured', async () => {
    const { visitor, date, intent, id } = await opened(90);
    await payAtBank(shop(), id);
    expect((await capture(visitor, intent)).status).toBe(200);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 2 });
    expect(await shop().rows(sql`select state, captured_cents from payment where id = ${id}`)).toEqual([{ state: 'done', captured_cents: 4_800 }]);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the hold has run out and the slot is full: all of it goes back, once, told on the screen and by mail', async () => {
    const { visitor, date, intent, id } = await opened(91, 8);
    await goToBank(shop(), id);
    await runOut(shop(), intent);
    const others = shop().api.visitor();
    expect((await submit(others, date, [8])).status).toBe(200);
    // The provider is told to let go of it by the outbox; the visitor is quicker.
    await answerAtBank(shop(), id, 'succeed');
    for (const _turn of [1, 2]) {
      const told = await capture<Failure>(visitor, intent);
      expect(told).toMatchObject({ status: 409, body: { detail: 'SLOT_TAKEN', refunded: 192, booking_intent_id: intent.booking_intent_id } });
    }
    const mails = (await shop().mails()).filter(({ subject }) => subject.startsWith('Le devolvemos'));
    expect(mails.map(({ to }) => to.toLowerCase())).toEqual(['ana.gil@example.com']);
    expect(moneyOf(shop().ledger().get(id))).toEqual([19_200, 19_200]);
    expect(await stateOf(intent)).toBe('refunded');
    expect(await countsOf(shop(), date)).toEqual({ held: 8, booked: 0 });
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('let go of, and paid at that moment: who works off the letting go finds the money, and books the places that are still free', async () => {
    const { visitor, date, intent, id } = await opened(92);
    await goToBank(shop(), id);
    await runOut(shop(), intent);
    await expireHolds();
    expect([await stateOf(intent), await countsOf(shop(), date)]).toEqual(['expired', { held: 0, booked: 0 }]);
    await answerAtBank(shop(), id, 'succeed');
    await shop().api.context.outbox.drain();
    expect([await stateOf(intent), await countsOf(shop(), date)]).toEqual(['confirmed', { held: 0, booked: 2 }]);
    expect(moneyOf(shop().ledger().get(id))).toEqual([4_800, 0]);
    expect((await capture(visitor, intent)).status).toBe(200);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the same, with return page, webhook and outbox at once: one booking, or one refund', async () => {
    for (const [days, isFull] of [
      [93, false],
      [94, true],
    ] as const) {
      const { visitor, date, intent, id } = await opened(days, 8);
      await goToBank(shop(), id);
      await runOut(shop(), intent);
      await expireHolds();
      const others = isFull ? (await submit(shop().api.visitor(), date, [8])).status : 200;
      expect(others).toBe(200);
      Object.assign(shop().sandbox.settings, { drop: 0, repeat: 3 });
      shop().jitter.ms = 20;
      await answerAtBank(shop(), id, 'succeed');
      const answers = await Promise.all([...Array.from({ length: 4 }, () => capture(visitor, intent)), shop().api.context.outbox.drain()]);
      shop().jitter.ms = 0;
      await shop().api.context.outbox.drain();
      const statuses = answers.flatMap((answer) => (typeof answer === 'number' ? [] : [answer.status]));
      expect(new Set(statuses)).toEqual(new Set([isFull ? 409 : 200]));
      expect(moneyOf(shop().ledger().get(id))).toEqual([19_200, isFull ? 19_200 : 0]);
      expect(await stateOf(intent)).toBe(isFull ? 'refunded' : 'confirmed');
    }
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('the bank takes its time: the places stay held past the hold’s end, and are booked, or free again, once it has decided', async () => {
    for (const [days, outcome] of [
      [95, 'succeed'],
      [96, 'fail'],
    ] as const) {
      const { visitor, date, intent, id } = await opened(days, 8);
      await payAtBank(shop(), id, outcome === 'succeed' ? 'succeed_later' : 'fail_later');
      expect((await capture<Failure>(visitor, intent)).body).toMatchObject({ detail: 'PAYMENT_PROCESSING', booking_intent_id: intent.booking_intent_id });
      await runOut(shop(), intent);
      await expireHolds();
      expect([await stateOf(intent), await countsOf(shop(), date)]).toEqual(['held', { held: 8, booked: 0 }]);
      expect((await submit<Failure>(visitor, await slotIn(shop(), days + 5), [2])).body.detail).toBe('PAYMENT_PROCESSING');
      expect((await submit<Failure>(shop().api.visitor(), date, [8])).body.detail).toBe('SLOT_TAKEN');
      await answerAtBank(shop(), id, outcome);
      await expireHolds();
      expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: outcome === 'succeed' ? 8 : 0 });
      // Who was sent away by a page that said that the bank is at it hears that it said no.
      const told = (await shop().mails()).filter(({ subject }) => subject.startsWith('Su pago de 192,00 € no se ha hecho'));
      expect(told).toHaveLength(outcome === 'succeed' ? 0 : 1);
    }
    await shop().api.context.outbox.drain();
    expect(await shop().failedChecks()).toEqual([]);
  });
});
