import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeShop, type Failure } from '../checkout/testing/shop.ts';
import { newMember } from '../club/testing/club-members.ts';
import { pay } from '../checkout/testing/buying.ts';
import { capture, paymentOf, slotIn, submit } from './testing/booking.ts';

type Visits = components['schemas']['MemberVisits'];
const path = (language: string) => `/api/club/profile/visits/?language=${language}`;

describeShop('the visits of a member', (shop) => {
  test('are those that were booked while logged in, to come and over, in the language that is asked for; nobody else sees them', async () => {
    const { visitor, member } = await newMember(shop().api);
    const book = async (days: number) => {
      const opened = await submit(visitor, await slotIn(shop(), days), [2, 1], { visitor: { email: member.email } });
      await pay(shop(), paymentOf(opened.body));
      return (await capture(visitor, opened.body)).body.booking;
    };
    const [over, far, near] = [await book(61), await book(63), await book(62)];
    await shop().rows(sql`update slot set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
      where id = (select slot_id from booking where reference = ${over.reference})`);
    await visitor.post(`/api/booking/${far.booking_token}/cancel/`);

    const { body, headers } = await visitor.get<Visits>(path('es'));
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.coming.map(({ reference }) => reference)).toEqual([near.reference, far.reference]);
    expect(body.past.map(({ reference }) => reference)).toEqual([over.reference]);
    expect(body.coming[0]).toMatchObject({
      status: 'confirmed',
      experience_name: 'Paseo',
      date: near.date,
      ends_at: near.ends_at,
      total_visitors: 3,
      language: 'es',
      page_url: expect.stringMatching(new RegExp(`^http://localhost/es/.*\\?token=${near.booking_token}$`)),
      calendar_url: `/api/booking/${near.booking_token}/calendar.ics`,
    });
    expect((await visitor.get(body.coming[0]?.calendar_url ?? '')).status).toBe(200);
    expect(body.coming[1]).toMatchObject({ status: expect.stringMatching(/cancelled|refunded/), calendar_url: null });
    expect(body.past[0]).toMatchObject({ calendar_url: null });
    const english = (await visitor.get<Visits>(path('en'))).body.coming[0];
    expect(english).toMatchObject({ experience_name: 'Walk', page_url: expect.stringContaining('http://localhost/en/') });

    const { visitor: other } = await newMember(shop().api);
    expect((await other.get<Visits>(path('es'))).body).toEqual({ coming: [], past: [] });
    expect(await shop().api.visitor().get<Failure>(path('es'))).toMatchObject({ status: 401, body: { detail: 'CLUB_NO_AUTHENTICATED_MEMBER' } });
  });

  test('what is held and not paid for is none', async () => {
    const { visitor } = await newMember(shop().api);
    await submit(visitor, await slotIn(shop(), 64), [2]);
    expect((await visitor.get<Visits>(path('es'))).body).toEqual({ coming: [], past: [] });
  });
});
