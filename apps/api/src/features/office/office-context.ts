import type { BookingContext } from '../booking/index.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import type { PaymentLinksContext } from '../links/index.ts';
import type { StaffContext } from '../staff/index.ts';

/** What the office is built on. */
export type OfficeContext = StaffContext & InvoicesContext & PaymentLinksContext & BookingContext;
