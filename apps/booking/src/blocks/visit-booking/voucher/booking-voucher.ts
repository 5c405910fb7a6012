/** A voucher that pays for a booking (specification section 3). Days are `YYYY-MM-DD`. */
export interface BookingVoucher {
  full_code: string;
  prefix: string;
  experience: { id: string; title: string } | null;
  participants_number: number;
  start_date: string;
  end_date: string;
}
