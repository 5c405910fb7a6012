import { expect, test } from 'vitest';
import { exampleSlots } from '../../../testing/example-visit.ts';
import { daysOfVoucher } from './days-of-voucher.ts';

const slots = { days: exampleSlots(2027, 5), today: '2027-05-01', failed: false, retry: () => undefined };
const daysOf = (start_date: string, end_date: string) => daysOfVoucher(slots, { start_date, end_date }).days?.map(({ day }) => day);

test('a voucher pays from its first day to its last, both among them', () => {
  expect(daysOf('2027-05-24', '2027-05-26')).toEqual(['2027-05-24', '2027-05-26']);
  expect(daysOf('2027-05-25', '2027-05-31')).toEqual(['2027-05-26', '2027-05-27']);
  expect(daysOf('2027-06-01', '2027-12-31')).toEqual([]);
});

test('without a voucher all days stand; while they are asked for there are none to leave out', () => {
  expect(daysOfVoucher(slots, null)).toBe(slots);
  expect(daysOfVoucher({ ...slots, days: undefined }, { start_date: '2027-05-24', end_date: '2027-05-26' }).days).toBeUndefined();
});
