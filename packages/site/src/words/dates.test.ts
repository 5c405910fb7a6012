import { describe, expect, it } from 'vitest';
import { languages, localeOf } from '@parral/api-spec/languages';
import { formatDay, formatDuration } from './dates.ts';

describe('fault: a visit’s day shifts with the reader’s time zone', () => {
  it.each(['2027-03-28', '2027-10-31', '2027-01-01', '2028-02-29'])('%s is that day everywhere', (day) => {
    const date = Number(day.slice(8));
    for (const zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Madrid']) {
      process.env['TZ'] = zone;
      expect(formatDay(day, 'es')).toMatch(new RegExp(`^${date} de `));
    }
    delete process.env['TZ'];
  });

  it('writes days as each language does', () => {
    expect(formatDay('2027-03-28', 'es')).toBe('28 de marzo de 2027');
    expect(formatDay('2027-03-28T15:00', 'en')).toBe('28 March 2027');
    expect(formatDay('2027-03-28', 'es', true)).toBe('domingo, 28 de marzo de 2027');
  });

  it.each(languages)('writes each day of four years as the standard does for %s', (language) => {
    const standard = (dateStyle: 'long' | 'full') => new Intl.DateTimeFormat(localeOf(language), { timeZone: 'UTC', dateStyle });
    const [long, full] = [standard('long'), standard('full')];
    for (let day = Date.UTC(2027, 0, 1); day < Date.UTC(2031, 0, 1); day += 86_400_000) {
      const iso = new Date(day).toISOString();
      expect([formatDay(iso, language), formatDay(iso, language, true)]).toEqual([long.format(day), full.format(day)]);
    }
  });

  it('refuses what is no day', () => {
    expect(() => formatDay('soon', 'es')).toThrow(RangeError);
    expect(() => formatDay('2027-13-01', 'es')).toThrow(RangeError);
  });
});

it.each([
  [45, '45 min'],
  [60, '1 h'],
  [90, '1 h 30'],
  [105, '1 h 45'],
  [125, '2 h 05'],
  [300, '5 h'],
])('%i minutes: %s', (minutes, written) => {
  expect(formatDuration(minutes)).toBe(written);
});
