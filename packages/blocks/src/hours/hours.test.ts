import { describe, expect, it } from 'vitest';
import { specialLines, weekOf } from './read-hours.ts';
import { openAt, stretchesOf, type Hours } from './week.ts';

const hours: Hours = {
  week: weekOf([
    { days: ['sat'], opens: '17:00', closes: '19:00' },
    { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], opens: '10:30', closes: '15:00' },
  ]),
  special: specialLines.parse('2026-12-25 | closed | Navidad\n2026-12-24 | 10:30-13:00 | Nochebuena'),
};

describe('the hours of an estate', () => {
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

  it.each(['2026-12-24 | 15:00-10:30', '24-12-2026 | closed', '2026-12-24 | 25:00-26:00', '2026-12-24'])('refuses %s and names its line', (line) => {
    expect(specialLines.safeParse(line).error?.issues[0]?.message).toContain('line 1 (day | hours | name)');
  });
});
