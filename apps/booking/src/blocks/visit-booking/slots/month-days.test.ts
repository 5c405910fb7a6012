import { wordsOfRooms } from '@parral/site/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { monthDays, monthOffset } from './month-days.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('fault: slots shift a day or an hour where the clock changes or the reader’s machine is in another zone', () => {
  it.each([
    // month, days in it, empty columns before its first, the day, its words
    [{ month: 3, year: 2027 }, 31, 0, '2027-03-28', 'domingo, 28 de marzo'],
    [{ month: 10, year: 2027 }, 31, 4, '2027-10-31', 'domingo, 31 de octubre'],
    [{ month: 2, year: 2028 }, 29, 1, '2028-02-29', 'martes, 29 de febrero'],
  ])('the calendar of %j has %i days once each, and its slots stand on their own day', (month, days, offset, day, spoken) => {
    const options = [{ day, slots: ['10:30', '17:00'], full_slots: [], places_left: {} }];
    for (const there of ['Europe/Madrid', 'Pacific/Auckland', 'Pacific/Pago_Pago', 'America/St_Johns']) {
      process.env['TZ'] = there;
      const shown = monthDays(month, options, 'es', wordsOfRooms('es')('booking/visit-booking'));
      expect(new Set(shown.map(({ value }) => value)).size).toBe(days);
      expect(monthOffset(month)).toBe(offset);
      expect(shown.filter(({ state }) => state === 'free')).toEqual([expect.objectContaining({ value: day, spoken, text: '2 turnos' })]);
    }
  });
});
