import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { booking } from './booking.schema.ts';
import { voucherKey } from '../vouchers/index.ts';

/** A voucher redeemed for a visit: at most one that stands for each voucher. A cancelled visit gives the voucher back. */
export const voucherRedemption = pgTable(
  'voucher_redemption',
  {
    /** `vr_…`, 128 random bits. */
    id: text().primaryKey(),
    code: text().notNull(),
    bookingId: uuid().notNull(),
    sessionId: uuid().notNull(),
    redeemedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    returnedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('voucher_redemption_once')
      .on(table.code)
      .where(sql`returned_at is null`),
    unique('voucher_redemption_booking').on(table.bookingId),
    index('voucher_redemption_session').on(table.sessionId),
    foreignKey({ name: 'voucher_redemption_voucher', columns: [table.code], foreignColumns: [voucherKey] }),
    foreignKey({ name: 'voucher_redemption_of_booking', columns: [table.bookingId], foreignColumns: [booking.id] }),
  ],
);
