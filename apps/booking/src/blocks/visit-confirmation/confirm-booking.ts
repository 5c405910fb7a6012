import { type ApiClient, ApiError, type BookingConflict } from '@parral/api-client';
import type { components } from '@parral/api-spec';
import { paymentInAddress, refusedInAddress } from '@parral/payments';
import { resumedBookingPath } from '@parral/site/paths';
import type { track } from '@parral/site/browser';

type Confirmed = components['schemas']['BookingConfirmation'];

export type Confirmation =
  | { kind: 'confirmed'; booking: Confirmed['booking'] }
  /** `refunded`: euros that a bank had paid already and that go back; left out where nothing was charged. */
  | { kind: 'conflict'; conflict: BookingConflict | undefined; refunded?: number }
  /** The bank has not decided yet. */
  | { kind: 'processing' }
  | { kind: 'not_paid'; conflict: BookingConflict | undefined }
  /** The network or the server is away: worth another try. */
  | { kind: 'offline' }
  | { kind: 'error' };

interface Deps {
  client: Pick<ApiClient, 'captureBooking' | 'checkRedemption'>;
  track: typeof track;
  /** Where failures of a capture go (specification section 8: an error-reporting service). */
  report: (error: unknown) => void;
}

/**
 * The end of a booking: captures the payment that the address names, or looks up the voucher's redemption (specification
 * sections 2 and 4). The server hands `track_gtm_booking` out once, so a reload repeats no event. Never rejects. `search`: the query.
 */
export async function confirmBooking(search: string, { client, track, report }: Deps): Promise<Confirmation> {
  const redemption = new URLSearchParams(search).get('voucher_redemption') ?? '';
  // Of what a bank refused it is asked too: the answer knows the way back to what was typed.
  const payment = paymentInAddress(search) ?? refusedInAddress(search);
  if (redemption === '' && payment === null) return { kind: 'error' };
  let confirmed: Confirmed;
  try {
    confirmed =
      redemption === ''
        ? await client.captureBooking({ body: { payment_intent: payment ?? '' } })
        : await client.checkRedemption({ query: { voucher_redemption_id: redemption } });
  } catch (error) {
    const outcome = failure(error);
    // A bank that has not decided, or has refused on its own page, is no failure of ours.
    if (outcome.kind === 'processing' || refusedInAddress(search) !== null) return outcome;
    console.error('the booking was not confirmed', error);
    report(error);
    return outcome;
  }
  const { booking, track_gtm_booking, newsletter } = confirmed;
  if (track_gtm_booking) {
    const { experience_id, experience_name, total_visitors, language, total_price } = booking;
    track('booking_confirmed', { experience_id, experience_name, visitors: total_visitors, language, value: total_price });
    if (newsletter) track('booking_newsletter', { experience_id });
  }
  return { kind: 'confirmed', booking };
}

function failure(error: unknown): Confirmation {
  if (!(error instanceof ApiError)) return { kind: 'error' };
  const { conflict, refunded } = error;
  if (error.code === 'PAYMENT_PROCESSING') return { kind: 'processing' };
  if (error.code === 'PAYMENT_NOT_AUTHORISED' && refunded === undefined) return { kind: 'not_paid', conflict };
  if (error.status === 409) return { kind: 'conflict', conflict, ...(refunded !== undefined && { refunded }) };
  return { kind: error.isTransient ? 'offline' : 'error' };
}

/** The way back to the choice of a date: the experience's page with the intent in its hash (specification section 2). */
export function wayBack({ bookingIntentId, experiencePageUrl }: BookingConflict): string {
  return bookingIntentId === null ? experiencePageUrl : resumedBookingPath(experiencePageUrl, bookingIntentId);
}
