/** What the books write as one word, as the estate's people read it in their commands. `--json` has the books' own words. */
import type { OrderState, WithdrawalRefusal } from '@parral/rules';
import type { BookingRow } from '../features/booking/index.ts';
import type { DisputeState, RefundReason } from '../features/payments/index.ts';

/** What has become of an order's money. */
export const paymentWords: Readonly<Record<OrderState, string>> = {
  authorised: 'the card is being charged',
  paid: 'paid',
  cancelled: 'never charged',
  refunded: 'given back',
};

export const visitWords: Readonly<Record<BookingRow['state'], string>> = {
  authorised: 'the card is being charged',
  confirmed: 'booked',
  cancelled: 'cancelled',
  refunded: 'cancelled, money given back',
};

export const paidWithWords: Readonly<Record<BookingRow['paidWith'], string>> = {
  card: 'by card',
  nothing: 'free of charge',
  voucher: 'by voucher',
  desk: 'at the estate',
};

/** Why money goes back, where nobody wrote a reason. */
export const refundWords: Readonly<Record<RefundReason, string>> = {
  cancellation: 'cancellation',
  withdrawal: 'withdrawal',
  lines: 'bottles of it',
  amount: 'an amount',
  unavailable: 'no longer to be had when the money came',
  provider: 'given back at the card provider',
};

export const disputeWords: Readonly<Record<DisputeState, string>> = {
  unanswered: 'waits for the estate’s answer',
  answered: 'answered, the bank decides',
  won: 'won: the money stays',
  lost: 'lost: the money is with the buyer',
};

export const withdrawalWords: Readonly<Record<WithdrawalRefusal, string>> = {
  CANCELED: 'the order is cancelled',
  WITHDRAWN: 'all of it was withdrawn from',
  EXPIRED: 'the 14 days are over',
};
