import type { components } from '@parral/api-spec';
import { sql } from 'drizzle-orm';
import { bookingForm, type Change, type People } from './booking.ts';
import { solvedCaptcha } from '../../captcha/testing/solve.ts';
import { dayAfter } from '../../experiences/testing/slots.ts';
import { readToday } from '../../../platform/database/today.ts';
import type { Reply, Visitor } from '../../../testing/visitor.ts';
import type { TestApi } from '../../../testing/with-api.ts';
import { makeVouchers } from '../../vouchers/index.ts';

type Schemas = components['schemas'];
export type Redemption = Schemas['VoucherRedemption'];
export type Failure = Schemas['Error'];

/** Redeems a voucher as the booking screen does, with a bot check that is really solved. */
export async function redeem<B = Redemption>(visitor: Visitor, code: string, date: string, people: People = [2], change: Change = {}): Promise<Reply<B>> {
  const { visitor_group_data, booking_data } = bookingForm(date, people, change);
  const body = { captcha_key: await solvedCaptcha(visitor), visitor_group_data, booking_data, full_code: code };
  return visitor.post<B>('/api/admin_voucher/voucher/public/redeem/', body);
}

export function confirmationOf<B = Schemas['BookingConfirmation']>(visitor: Visitor, { voucher_redemption_id: id }: Redemption): Promise<Reply<B>> {
  return visitor.get<B>(`/api/admin_voucher/voucher/public/check_redemption/?voucher_redemption_id=${id}`);
}

export function check(visitor: Visitor, code: string, site = 'alba'): Promise<Reply> {
  return visitor.get(`/api/admin_voucher/voucher/public/check_validity/?full_code=${code}&site=${site}&language=es`);
}

/** New vouchers of alba: for so many people, for visit 2 unless said otherwise. */
export async function newVouchers(api: TestApi, count: number, { participants = 4, visit = 'visita', until = '2099-12-31' } = {}): Promise<string[]> {
  const made = await makeVouchers(api.context, { brand: 'alba', participants, visit, until, count });
  return made.map(({ code }) => code);
}

/** A slot's name so many days from today: `2026-12-01T11:00`. */
export async function slotIn(api: TestApi, days: number, time = '11:00'): Promise<string> {
  return `${dayAfter(await readToday(api.context.db), days)}T${time}`;
}

export async function slotCounts(api: TestApi, date: string, experience = '2'): Promise<{ held: number; booked: number; capacity: number } | undefined> {
  const { rows } = await api.context.db.execute<{ held: number; booked: number; capacity: number }>(
    sql`select held, booked, capacity from slot where experience_id = ${experience} and starts_local = ${date}`,
  );
  return rows[0];
}

/** The checks of the audit that are not ok. */
export async function failedChecks({ context }: TestApi): Promise<unknown[]> {
  return (await context.audit.run(context.db)).checks.filter(({ ok }) => !ok);
}
