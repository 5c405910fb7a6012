/** "groups' requests answered with a proposal that becomes a booking": one at a time, paid once, and nobody who asked is left without an answer. */
import { randomUUID } from 'node:crypto';
import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readToday } from '../../platform/database/today.ts';
import { pay } from '../checkout/testing/buying.ts';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';
import { dayAfter } from '../experiences/testing/slots.ts';
import { atOffice } from '../staff/testing/office.ts';
import { countsOf, slotIn } from './testing/booking.ts';

type Schemas = components['schemas'];
type Request = Schemas['OfficeGroupRequest'];

describeShop('a group is answered', (shop) => {
  async function ask(email: string): Promise<string> {
    const day = dayAfter(await readToday(shop().api.context.db), 40);
    const group = { experience_id: '2', day, people: 8, wish: 'Somos un coro.', name: 'Ana Gil Ruiz', email, phone_number: '+34 600 112 233' };
    await shop()
      .api.visitor()
      .post('/api/group_request/', { ...group, captcha_key: 'solved', consent_date: '2026-11-21T10:00:00Z', web_language: 'en', site: 'alba' });
    const [row] = await shop().rows<{ id: string }>(sql`select id from group_request where email = ${email}`);
    return row?.id ?? '';
  }
  const proposal = (date: string, change: Partial<Schemas['OfficeGroupProposal']> = {}): Schemas['OfficeGroupProposal'] => ({
    key: randomUUID(),
    experience_id: '2',
    date,
    language: 'es',
    adults: 8,
    children: 0,
    babies: 0,
    total_price: 333.5,
    words: 'With lunch.',
    hold_hours: 24,
    ...change,
  });
  const path = (id: string, what = '') => `/api/office/group_requests/${id}/${what}`;
  const staff = async () => (await atOffice(shop().api, 'visits')).visitor;
  const waiting = async (visitor: Awaited<ReturnType<typeof staff>>) =>
    (await visitor.get<Schemas['OfficeGroupRequestPage']>('/api/office/group_requests/?state=waiting&page_size=200')).body.requests.map(({ id }) => id);

  test('with a visit at the agreed price: places held, a link in their language; paid it is booked, with what they wrote, and waits no longer', async () => {
    const visitor = await staff();
    const id = await ask('choir@example.com');
    expect(await waiting(visitor)).toContain(id);
    const date = await slotIn(shop(), 40);
    const body = proposal(date);
    // Pressed twice, and by a colleague at the same moment: one link.
    const answers = await Promise.all([body, body, proposal(date)].map((one) => visitor.post<Request & Failure>(path(id, 'proposal/'), one)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body: refused } of answers.filter((one) => one.status !== 200)) expect([status, refused.detail]).toEqual([409, 'NOT_POSSIBLE']);
    const proposed = (await visitor.get<Request>(path(id))).body;
    expect(proposed).toMatchObject({ state: 'proposed', actions: [{ kind: 'group.propose' }] });
    expect(await countsOf(shop(), date)).toEqual({ held: 8, booked: 0 });
    expect(await waiting(visitor)).not.toContain(id);
    const again = await visitor.post<Failure>(path(id, 'proposal/'), proposal(date));
    expect([again.status, again.body.detail]).toEqual([409, 'NOT_POSSIBLE']);
    expect((await visitor.post<Failure>(path(id, 'refuse/'), { reason: 'Late' })).status).toBe(409);

    const mail = (await shop().mails()).find(({ to, text }) => to.includes('choir@example.com') && text.includes('pay_'));
    expect(mail?.text).toContain('With lunch.');
    const token = /pay_[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? 'none';
    const payer = shop().api.visitor();
    const { body: payment } = await payer.post<Schemas['PaymentLinkPayment']>('/api/payment_links/pay/', { token, terms_accepted: true });
    expect(payment.total_price).toBe(333.5);
    await pay(shop(), payment.payment_intent_id);
    await payer.post('/api/payment_links/confirm/', { token });
    const booked = (await visitor.get<Request>(path(id))).body;
    expect(booked.state).toBe('booked');
    const { visit } = (await visitor.get<Schemas['OfficeVisitFile']>(`/api/office/visits/${booked.reference}/`)).body;
    expect(visit).toMatchObject({ people: 8, total_price: 333.5, name: 'Ana Gil Ruiz', comment: 'Somos un coro.', starts: date });
    await shop().mails();
    expect(await shop().failedChecks()).toEqual([]);
  });

  test('a proposal that ran out or was withdrawn: it waits for the estate again, and another may be proposed', async () => {
    const visitor = await staff();
    const id = await ask('again@example.com');
    const date = await slotIn(shop(), 41);
    const { link_id: link } = (await visitor.post<Request>(path(id, 'proposal/'), proposal(date))).body;
    await visitor.post(`/api/office/payment_links/${link}/withdraw/`, {});
    expect((await visitor.get<Request>(path(id))).body.state).toBe('lapsed');
    expect(await waiting(visitor)).toContain(id);
    const second = (await visitor.post<Request>(path(id, 'proposal/'), proposal(date, { adults: 6 }))).body;
    expect([second.state, second.link_id === link]).toEqual(['proposed', false]);
    expect(await countsOf(shop(), date)).toEqual({ held: 6, booked: 0 });
  });

  test('ended without a visit: with words the person is written to in their language, without they hear nothing; it stays ended', async () => {
    const visitor = await staff();
    const id = await ask('sorry@example.com');
    const silent = await ask('silent@example.com');
    const sent = async (to: string) => (await shop().mails()).filter((mail) => mail.to.includes(to) && mail.text.includes('you asked us for a visit'));
    expect((await visitor.post<Request>(path(id, 'refuse/'), { reason: 'Full', words: 'We are full.' })).body).toMatchObject({ state: 'refused' });
    await visitor.post(path(silent, 'refuse/'), { reason: 'Spam' });
    expect((await sent('sorry@example.com')).map(({ text }) => text.includes('We are full.'))).toEqual([true]);
    expect(await sent('silent@example.com')).toEqual([]);
    const late = await visitor.post<Failure>(path(id, 'proposal/'), proposal(await slotIn(shop(), 42)));
    expect([late.status, late.body.detail]).toEqual([409, 'NOT_POSSIBLE']);
  });

  test('a visit of another house, no such request, too many people: refused in words, and nothing is held', async () => {
    const visitor = await staff();
    const id = await ask('many@example.com');
    const date = await slotIn(shop(), 43);
    for (const change of [{ experience_id: '4' }, { adults: 900 }, { date: '2020-01-01T11:00' }])
      expect((await visitor.post<Failure>(path(id, 'proposal/'), proposal(date, change))).body.detail).toBe('NOT_POSSIBLE');
    expect((await visitor.post(path(randomUUID(), 'proposal/'), proposal(date))).status).toBe(404);
    expect(await countsOf(shop(), date)).toEqual({ held: 0, booked: 0 });
    expect((await visitor.get<Request>(path(id))).body.state).toBe('open');
  });
});
