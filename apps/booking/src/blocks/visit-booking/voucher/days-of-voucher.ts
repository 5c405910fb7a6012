import type { Slots } from '../slots/use-slots.ts';
import type { BookingVoucher } from './use-voucher.ts';

/** The days on which a voucher pays, its first and last among them: on others the server would refuse it. Without a voucher all of them. */
export function daysOfVoucher(slots: Slots, voucher: Pick<BookingVoucher, 'start_date' | 'end_date'> | null): Slots {
  if (voucher === null || slots.days === undefined) return slots;
  return { ...slots, days: slots.days.filter(({ day }) => day >= voucher.start_date && day <= voucher.end_date) };
}
