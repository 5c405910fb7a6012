import { describe, expect, it } from 'vitest';
import { specialLines, weekLines } from './read-hours.ts';
import { openAt, stretchesOf, wallTime, type Hours } from './week.ts';

const hours: Hours = {
  week: weekLines.parse('mon-fri | 10:30-15:00\nsat | 10:30-15:00, 17:00-19:00'),
  special: specialLines.parse('2026-12-25 | closed | Navidad\n2026-12-24 | 10:30-13:00 | Nochebuena'),
};

describe('the hours of an estate', () => {
  it('are wall time of Europe/Madrid, summer and winter', () => {
    expect(wallTime(new Date('2026-07-01T08:30:00Z'))).toEqual({ day: '2026-07-01', time: '10:30' });
    expect(wallTime(new Date('2026-12-01T08:30:00Z'))).toEqual({ day: '2026-12-01', time: '09:30' });
    // 28 March 2027: the hour from 2 to 3 does not exist; 31 October: it comes twice.
    expect(wallTime(new Date('2027-03-28T01:00:00Z'))).toEqual({ day: '2027-03-28', time: '03:00' });
    expect(wallTime(new Date('2027-10-31T00:30:00Z')).time).toBe(wallTime(new Date('2027-10-31T01:30:00Z')).time);
    // Midnight is 00, never 24.
    expect(wallTime(new Date('2026-12-31T23:00:00Z'))).toEqual({ day: '2027-01-01', time: '00:00' });
  });

  it('open from the first minute, closed from the last', () => {
    const on = (time: string) => openAt(hours, { day: '2026-11-23', time });
    expect(on('10:29')).toEqual({ open: false, next: { day: '2026-11-23', time: '10:30', inDays: 0 } });
    expect(on('10:30')).toEqual({ open: true, until: '15:00' });
    expect(on('14:59')).toEqual({ open: true, until: '15:00' });
    expect(on('15:00')).toEqual({ open: false, next: { day: '2026-11-24', time: '10:30', inDays: 1 } });
  });

  it('two stretches of a day, and the day off after', () => {
    expect(openAt(hours, { day: '2026-11-28', time: '16:00' })).toEqual({ open: false, next: { day: '2026-11-28', time: '17:00', inDays: 0 } });
    expect(openAt(hours, { day: '2026-11-28', time: '20:00' })).toEqual({ open: false, next: { day: '2026-11-30', time: '10:30', inDays: 2 } });
  });

  it('a special day counts before its weekday', () => {
    expect(stretchesOf(hours, '2026-12-24')).toEqual([['10:30', '13:00']]);
    expect(openAt(hours, { day: '2026-12-24', time: '13:30' })).toEqual({ open: false, next: { day: '2026-12-26', time: '10:30', inDays: 2 } });
  });

  it('never open: says so instead of looking for ever', () => {
    expect(openAt({ week: [], special: [] }, { day: '2026-12-24', time: '13:30' })).toEqual({ open: false, next: null });
  });

  it.each(['mon-sun | 15:00-10:30', 'lunes | 10:00-12:00', 'mon | 25:00-26:00', 'mon'])('refuses %s and names its line', (line) => {
    expect(weekLines.safeParse(line).error?.issues[0]?.message).toContain('line 1 (days | hours)');
  });

  it('a stretch of days may go over the weekend', () => {
    expect(weekLines.parse('fri-mon | 10:00-12:00').map((day) => day.length)).toEqual([1, 0, 0, 0, 1, 1, 1]);
  });
});
