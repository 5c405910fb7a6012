import { describe, expect, it } from 'vitest';
import { bookableMonths, bookableYears, isPastMonth, monthInYear, monthOf } from './booking-months.ts';
import { changeMonth, emptyBooking, nextStep, previousStep } from './booking-state.ts';
import { bookingTotal } from './visitor-counts.ts';
import { isSingleExperience } from './voucher-state.ts';

describe('section 4: "Next moves forward (max 4), back moves backward (min 1)"', () => {
  it('goes one step and stays at the ends', () => {
    expect(([1, 2, 3, 4] as const).map(nextStep)).toEqual([2, 3, 4, 4]);
    expect(([1, 2, 3, 4] as const).map(previousStep)).toEqual([1, 1, 2, 3]);
  });
});

describe('section 4: "Changing month or year clears the chosen slot"', () => {
  const chosen = { ...emptyBooking({ month: 3, year: 2027 }).secondStep, day: '2027-03-28', time: '12:00' };
  it('another month, another year; the same month keeps it', () => {
    expect(changeMonth(chosen, { month: 4, year: 2027 })).toEqual({ month: 4, year: 2027, day: '', time: '' });
    expect(changeMonth(chosen, { month: 3, year: 2028 })).toEqual({ month: 3, year: 2028, day: '', time: '' });
    expect(changeMonth(chosen, { month: 3, year: 2027 })).toBe(chosen);
  });
});

describe('section 5: "Slots are not fetched for months before the current one. Year options are current year and next"', () => {
  const today = '2026-11-21';
  it('two years', () => expect(bookableYears(today)).toEqual([2026, 2027]));
  it('the current month is not over, the one before is, whatever the year', () => {
    expect(isPastMonth({ month: 11, year: 2026 }, today)).toBe(false);
    expect(isPastMonth({ month: 10, year: 2026 }, today)).toBe(true);
    expect(isPastMonth({ month: 12, year: 2025 }, today)).toBe(true);
    expect(isPastMonth({ month: 1, year: 2027 }, today)).toBe(false);
  });
  it('only months that are not over can be chosen; back in this year, one that is over becomes this month', () => {
    expect(bookableMonths(2026, today)).toEqual([11, 12]);
    expect(bookableMonths(2027, today)).toHaveLength(12);
    expect(monthInYear({ month: 3 }, 2026, today)).toEqual({ month: 11, year: 2026 });
    expect(monthInYear({ month: 12 }, 2026, today)).toEqual({ month: 12, year: 2026 });
  });
  it('the month of a day is the one that is written, in any time zone', () => {
    expect(monthOf('2027-10-31T23:30')).toEqual({ month: 10, year: 2027 });
    expect(() => monthOf('31/10/2027')).toThrow(RangeError);
  });
});

describe('section 9', () => {
  it('"Booking total price: adult, child and baby prices times their counts"', () => {
    expect(bookingTotal({ adults: 2, children: 1, babies: 1 }, { adults: 2400, children: 800, babies: 0 })).toBe(5600);
  });
  it('"Voucher prefix U means single-experience"', () => {
    expect(['U', 'u', 'R', ''].map((prefix) => isSingleExperience({ prefix }))).toEqual([true, false, false, false]);
  });
});
