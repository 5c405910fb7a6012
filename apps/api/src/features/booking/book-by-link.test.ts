/** "booking by telephone or at the door (paid there, link, free)": places are held until the link is paid once, expires or is withdrawn, and never sold twice. */
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';
import { atOffice } from '../staff/testing/office.ts';
import { bookingDeps } from './booking-deps.ts';
import { endHold, releaseHold } from './expire-holds.ts';
import { findIntent } from './intent.store.ts';
import { countsOf, guestAtOffice, slotIn } from './testing/booking.ts';

type Schemas = components['schemas'];
type Link = Schemas['PaymentLink'];
type OfficeLink = Schemas['OfficePaymentLink'];

describeShop('visits by telephone, paid by a link', (shop) => {
  const wish = (date: string, change: Partial<Schemas['OfficeTelephoneVisit']> = {}): Schemas['OfficeTelephoneVisit'] => ({
    ...guestAtOffice(date),
    words: 'Gracias por llamar.',
    hold_hours: 24,
    ...change,
  });
  const signedIn = async () => (await atOffice(shop().api, 'visits')).visitor;
  type Staff = Awaited<ReturnType<typeof signedIn>>;
  const take = (visitor: Staff, body: Schemas['OfficeTelephoneVisit']) => visitor.post<OfficeLink & Failure>('/api/office/visits/telephone/', body);
  const look = async (visitor: Staff, id: string) => (await visitor.get<OfficeLink>(`/api/office/payment_links/${id}/`)).body;
  const tokenOf = async () => (await shop().mails()).flatMap(({ text }) => /pay_[\w-]{43}/.exec(text)?.[0] ?? []).at(-1) ?? 'none';
  const payer = (token: string) => {
    const visitor = shop().api.visitor();
    return {
      open: () => visitor.post<Link>('/api/payment_links/open/', { token }),
      pay: () => visitor.post<Schemas['PaymentLinkPayment'] & Failure>('/api/payment_links/pay/', { token, terms_accepted: true }),
      confirm: () => visitor.post<Link & Failure>('/api/payment_links/confirm/', { token }),
    };
  };
  const runOut = async (id: string) => {
    await shop().rows(sql`update payment_link set until = now() - interval '1 second' where id = ${id}`);
    await shop().rows(sql`update booking_intent set hold_expires_at = now() - interval '1 second' where id = ${id}`);
    await shop().api.context.jobs.run('payment links that run out');
  };

  test('held for whoever was told, once for each form; two pay at once: one payment, one visit with its mail', async () => {
    const visitor = await signedIn();
    const date = await slotIn(shop(), 40);
    const body = wish(date);
    const answers = await Promise.all([take(visitor, body), take(visitor, body), take(visitor, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const linkId = answers[0].body.id;
    expect(answers.map(({ body: { id } }) => id)).toEqual([linkId, linkId, linkId]);
    for (const change of [{ adults: 5 }, { email: 'other@example.com' }, { date: await slotIn(shop(), 43) }])
      expect((await take(visitor, { ...body, ...change })).body.detail).toBe('FORM_ALREADY_SENT');
    expect(await countsOf(shop(), date)).toEqual({ held: 4, booked: 0 });
    const token = await tokenOf();
    const [first, second] = [payer(token), payer(token)];
    expect((await first.open()).body).toMatchObject({ kind: 'visit', words: 'Gracias por llamar.', page_url: null });
    const payments = await Promise.all([first.pay(), second.pay()]);
    const id = payments[0].body.payment_intent_id;
    expect(payments[1].body.payment_intent_id).toBe(id);
    await pay(shop(), id);
    const paid = await Promise.all([first.confirm(), second.confirm(), first.confirm()]);
    expect(paid.map(({ body: one }) => one.state)).toEqual(['paid', 'paid', 'paid']);
    expect(paid[0].body.page_url).toContain('visit_');
    const { sale } = await look(visitor, linkId);
    const { visit } = (await visitor.get<Schemas['OfficeVisitFile']>(`/api/office/visits/${sale}/`)).body;
    expect(visit).toMatchObject({ people: 4, paid_with: 'card', state: 'confirmed', starts: date });
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 4 });
    expect((await shop().mails()).filter(({ to, text }) => to.includes('olaia@example.com') && text.includes(sale ?? 'none'))).toHaveLength(1);
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('it runs out, or is withdrawn: the places are free again and nothing can be paid; who has paid by then has the visit', async () => {
    const visitor = await signedIn();
    const date = await slotIn(shop(), 41);
    const expired = wish(date);
    const expiredId = (await take(visitor, expired)).body.id;
    const late = payer(await tokenOf());
    const { payment_intent_id: lateId } = (await late.pay()).body;
    await runOut(expiredId);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    expect((await late.open()).body.state).toBe('expired');
    expect((await late.pay()).body.detail).toBe('INTENT_NOT_OPEN');
    await shop().mails();
    await expect(pay(shop(), lateId)).rejects.toThrow();

    const withdrawn = wish(date);
    const withdrawnId = (await take(visitor, withdrawn)).body.id;
    expect((await visitor.post<OfficeLink>(`/api/office/payment_links/${withdrawnId}/withdraw/`, {})).body.state).toBe('withdrawn');
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });

    const paying = wish(date);
    const payingId = (await take(visitor, paying)).body.id;
    const now = payer(await tokenOf());
    await pay(shop(), (await now.pay()).body.payment_intent_id);
    await Promise.all([runOut(payingId), now.confirm()]);
    expect((await look(visitor, payingId)).state).toBe('paid');
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 4 });
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('withdrawn while somebody pays: either paid and booked, or withdrawn with the places free and nothing charged', async () => {
    const visitor = await signedIn();
    const date = await slotIn(shop(), 44);
    const end = (id: string) => visitor.post<OfficeLink & Failure>(`/api/office/payment_links/${id}/withdraw/`, {});
    // While the payment is opened: what was opened can no longer be paid.
    const early = (await take(visitor, wish(date))).body.id;
    const opening = payer(await tokenOf());
    const [opened, withdrawn] = await Promise.all([opening.pay(), end(early)]);
    expect(withdrawn.body.state, withdrawn.text).toBe('withdrawn');
    await shop().mails();
    await expect(pay(shop(), opened.body.payment_intent_id)).rejects.toThrow();
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    // Once the card has said yes: who has paid has the visit.
    const late = (await take(visitor, wish(date))).body.id;
    const paying = payer(await tokenOf());
    await pay(shop(), (await paying.pay()).body.payment_intent_id);
    const [refused] = await Promise.all([end(late), paying.confirm()]);
    expect([refused.status, refused.body.detail]).toEqual([409, 'NOT_POSSIBLE']);
    expect((await look(visitor, late)).state).toBe('paid');
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 4 });
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  // Fault: whoever ended the visit had read it before its payment was opened, and let go of no payment: the card could still be charged.
  test.each(['given up', 'run out'])('%s as its payment was opened: what was opened can no longer be paid', async (how) => {
    const { context } = shop().api;
    const deps = bookingDeps(context);
    const { id } = (await take(await signedIn(), wish(await slotIn(shop(), how === 'given up' ? 46 : 47)))).body;
    const asRead = await findIntent(context.db, { id });
    if (asRead === null) throw new Error('There is no such intent.');
    const opened = await payer(await tokenOf()).pay();
    if (how === 'run out') await shop().rows(sql`update booking_intent set hold_expires_at = now() - interval '1 second' where id = ${id}`);
    expect(await (how === 'given up' ? releaseHold : endHold)(deps, asRead)).toBe(true);
    await shop().mails();
    await expect(pay(shop(), opened.body.payment_intent_id)).rejects.toThrow();
  });

  test('of several taken at once as many come about as there are places; the rest is refused in words', async () => {
    const visitor = await signedIn();
    const date = await slotIn(shop(), 42);
    await shop().rows(sql`update slot set capacity = 10 where experience_id = '2' and starts_local = ${date}`);
    const answers = await Promise.all([1, 2, 3].map(() => take(visitor, wish(date))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    expect(await countsOf(shop(), date)).toEqual({ held: 8, booked: 0 });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ detail: 'NOT_POSSIBLE' });
    expect(await shop().failedChecks()).toEqual([]);
  });
});
