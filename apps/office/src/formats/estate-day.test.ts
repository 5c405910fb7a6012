import { describe, expect, it } from 'vitest';
import { dayAfter, dayIn, weekOf } from './estate-day.ts';

describe('days of the estate', () => {
  it('follow each other over months, leap years and clock changes', () => {
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAfter('2026-03-29', 1)).toBe('2026-03-30');
    expect(dayAfter('2026-10-25', -1)).toBe('2026-10-24');
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('a week is that of a day, from Monday to Sunday', () => {
    expect(weekOf('2026-11-23')).toEqual(weekOf('2026-11-29'));
    expect([weekOf('2027-01-01')[0], weekOf('2027-01-01')[6]]).toEqual(['2026-12-28', '2027-01-03']);
  });

  it('are read from an address where it names one', () => {
    expect(['2026-11-23', '23/11/2026', '', null].map(dayIn)).toEqual(['2026-11-23', '', '', '']);
  });
});
