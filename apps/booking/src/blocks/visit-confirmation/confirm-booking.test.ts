import { createClient } from '@parral/api-client';
import { describe, expect, it, vi } from 'vitest';
import { confirmBooking, wayBack } from './confirm-booking.ts';

const booking = {
  experience_name: 'La bodega de 1924',
  total_visitors: 4,
  language: 'es',
  date: '2027-03-28T12:00',
  email: 'lucia@correo.es',
  total_price: 56,
  experience_id: '2',
  booking_token: 'visit_x',
  reference: '7K2F-9QXM',
  ends_at: '2027-03-28T13:30',
  change_until: null,
  on_the_day: { meeting_point: 'Aquí', directions: null, bring: [], programme: [] },
};
const answer = { booking, track_gtm_booking: true, newsletter: true };

/** The real client before a server with one answer; keeps what was asked and told. */
function world(status: number, body: unknown) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const happened: string[] = [];
  const client = createClient({
    baseUrl: 'http://visits.invalid',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      happened.push(`${request.method} ${pathname}${search}`);
      if (status === 0) throw new TypeError('offline');
      return Response.json(body, { status });
    },
  });
  return { happened, deps: { client, track: (event: string) => Boolean(happened.push(event)), report: () => void happened.push('reported') } };
}

const paid = '?payment_intent=pi_1&redirect_status=succeeded';

describe('section 2: "Query has payment_intent plus redirect_status, or voucher_redemption"', () => {
  it('captures the payment, then tells the events that the server hands out once', async () => {
    const { happened, deps } = world(200, answer);
    await expect(confirmBooking(paid, deps)).resolves.toEqual({ kind: 'confirmed', booking });
    expect(happened).toEqual(['POST /api/booking_intent/capture/', 'booking_confirmed', 'booking_newsletter']);
  });
  it('looks up the redemption of a voucher; after a reload no event is told again', async () => {
    const { happened, deps } = world(200, { ...answer, track_gtm_booking: false });
    await expect(confirmBooking('?voucher_redemption=vr_1', deps)).resolves.toMatchObject({ kind: 'confirmed' });
    expect(happened).toEqual(['GET /api/admin_voucher/voucher/public/check_redemption/?voucher_redemption_id=vr_1']);
  });
  it.each(['', '?payment_intent=pi_1', '?voucher_redemption='])('%j confirms nothing', async (search) => {
    const { happened, deps } = world(200, answer);
    await expect(confirmBooking(search, deps)).resolves.toEqual({ kind: 'error' });
    expect(happened).toEqual([]);
  });
});

describe('what the visitor’s bank refused', () => {
  it('is asked for all the same: nothing is charged, and the answer knows the way back to what was typed', async () => {
    const { happened, deps } = world(409, { detail: 'PAYMENT_NOT_AUTHORISED', booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/x' });
    await expect(confirmBooking('?payment_intent=pi_1&redirect_status=failed', deps)).resolves.toEqual({
      kind: 'not_paid',
      conflict: { bookingIntentId: 'bi_1', experiencePageUrl: '/es/visitas/x' },
    });
    expect(happened).toEqual(['POST /api/booking_intent/capture/']);
  });
});

it('a bank that has not decided is no failure: nothing is reported', async () => {
  const { happened, deps } = world(409, { detail: 'PAYMENT_PROCESSING' });
  await expect(confirmBooking('?payment_intent=pi_1&redirect_status=pending', deps)).resolves.toEqual({ kind: 'processing' });
  expect(happened).toEqual(['POST /api/booking_intent/capture/']);
});

describe('section 8: "Booking payment capture failure: reported …; a 409 keeps the conflict data with an option to go back and select a date again"', () => {
  it.each([
    [
      409,
      { detail: 'SLOT_TAKEN', booking_intent_id: 'bi_1', experience_page_url: '/es/visitas/x' },
      { kind: 'conflict', conflict: { bookingIntentId: 'bi_1', experiencePageUrl: '/es/visitas/x' } },
    ],
    [409, { detail: 'PAYMENT_NOT_AUTHORISED' }, { kind: 'not_paid' }],
    [409, { detail: 'SLOT_TAKEN', refunded: 48 }, { kind: 'conflict', refunded: 48 }],
    [404, { detail: 'NOT_FOUND' }, { kind: 'error' }],
    [503, { detail: 'PAYMENT_PROVIDER_UNAVAILABLE' }, { kind: 'offline' }],
    [0, null, { kind: 'offline' }],
  ])('%s %o → %o', async (status, body, expected) => {
    const { happened, deps } = world(status, body);
    await expect(confirmBooking(paid, deps)).resolves.toEqual(expected);
    expect(happened.at(-1)).toBe('reported');
  });
  it('section 2: the way back is the experience’s page with a hash carrying bookingIntentId', () => {
    expect(decodeURIComponent(wayBack({ bookingIntentId: 'bi_1', experiencePageUrl: '/es/visitas/x' }))).toBe('/es/visitas/x#{"bookingIntentId":"bi_1"}');
    expect(wayBack({ bookingIntentId: null, experiencePageUrl: '/es/visitas/x' })).toBe('/es/visitas/x');
  });
});
