import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { apportion, type Cents } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { today } from '../../platform/database/today.ts';
import type { GiftTerms } from '../catalogue/index.ts';
import { newVoucherCode } from './voucher-code.ts';
import { giftsOfOrder, insertVouchers, type NewVoucher, type VoucherRow } from './vouchers.store.ts';

/** What was bought in an order, and what of it went back or was withdrawn from, by sku. */
export interface GiftOrder {
  id: string;
  lines: readonly GiftLine[];
  returned: ReadonlySet<string>;
  withdrawn: ReadonlySet<string>;
}

interface GiftLine {
  sku: string;
  brand: string;
  quantity: number;
  unitPriceCents: Cents;
  /** Of all its units together. */
  discountCents: Cents;
  /** null: outside VAT until the voucher is redeemed. */
  vatPercent: number | null;
  gift?: GiftTerms;
}

/**
 * One voucher for each gift bought, in the order of the lines, in the caller's transaction; those that are there already
 * stay as they are. Returns all of the order's.
 */
export async function makeGifts(tx: Db, order: GiftOrder): Promise<VoucherRow[]> {
  const wanted = order.lines.flatMap(({ gift, ...line }) => (gift === undefined ? [] : paidFor(line).map((paid) => ({ ...line, gift, paid }))));
  const days = await validity(tx, [...new Set(wanted.map(({ gift }) => gift.months))]);
  for (;;) {
    const made = await giftsOfOrder(tx, order.id);
    const there = new Set(made.map(({ orderPosition }) => orderPosition));
    const missing = wanted.flatMap((one, orderPosition) =>
      there.has(orderPosition) || order.returned.has(one.sku)
        ? []
        : [{ ...newGift(one), ...days(one.gift.months), active: !order.withdrawn.has(one.sku), orderId: order.id, orderPosition }],
    );
    if (missing.length === 0) return made;
    // A code that was taken by chance is drawn again.
    await insertVouchers(tx, missing);
  }
}

/** What was paid for each unit of a line, to the cent. */
function paidFor({ quantity, unitPriceCents, discountCents }: GiftLine): Cents[] {
  return apportion(
    unitPriceCents * quantity - discountCents,
    Array.from({ length: quantity }, () => 1),
  );
}

/** A new one that opens a voucher's page to print without a session: 128 random bits. */
export const newGiftToken = () => `gift_${randomBytes(16).toString('base64url')}`;

function newGift({ sku, brand, gift, vatPercent, paid }: Pick<GiftLine, 'sku' | 'brand' | 'vatPercent'> & { gift: GiftTerms; paid: Cents }) {
  const { prefix, experienceId, participants } = gift;
  return {
    code: newVoucherCode(prefix),
    madeBy: 'shop' as const,
    brand,
    experienceId,
    participants,
    orderSku: sku,
    giftToken: newGiftToken(),
    untaxedCents: vatPercent === null ? paid : null,
  };
}

/** First and last day of what is good for so many months from today, Europe/Madrid, by the database's clock. */
async function validity(tx: Db, months: readonly number[]): Promise<(months: number) => Pick<NewVoucher, 'startsOn' | 'endsOn'>> {
  const { rows } = await tx.execute<{ months: number; first: string; last: string }>(sql`
    select m::integer as months, to_char(t.day, 'YYYY-MM-DD') as first, to_char(t.day + make_interval(months => m::integer), 'YYYY-MM-DD') as last
    from (select ${today} as day) t, jsonb_array_elements_text(${JSON.stringify(months)}::jsonb) m`);
  const found = new Map(rows.map(({ months: many, first, last }) => [many, { startsOn: first, endsOn: last }]));
  return (many) => found.get(many) ?? { startsOn: '', endsOn: '' };
}
