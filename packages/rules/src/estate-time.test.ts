import { afterEach, describe, expect, it } from 'vitest';
import { estateDay, estateTime } from './estate-time.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('the estate’s clock', () => {
  it('is wall time of Europe/Madrid, summer and winter, wherever it is read from', () => {
    for (const there of ['Europe/Madrid', 'Pacific/Auckland', 'Pacific/Pago_Pago']) {
      process.env['TZ'] = there;
      expect(estateTime('2026-07-01T08:30:00Z')).toEqual({ day: '2026-07-01', time: '10:30' });
      expect(estateTime(new Date('2026-12-01T08:30:00Z'))).toEqual({ day: '2026-12-01', time: '09:30' });
      expect(estateTime('2027-07-01T18:05:00Z')).toEqual({ day: '2027-07-01', time: '20:05' });
    }
  });

  it('leaves out the hour that is not, and says twice what comes twice', () => {
    expect(estateTime('2027-03-28T01:00:00Z')).toEqual({ day: '2027-03-28', time: '03:00' });
    expect(estateTime('2027-10-31T00:30:00Z').time).toBe(estateTime('2027-10-31T01:30:00Z').time);
  });

  it('begins its day at midnight, which is 00:00 and never 24:00', () => {
    expect(estateTime('2026-12-31T23:00:00Z')).toEqual({ day: '2027-01-01', time: '00:00' });
    expect(estateDay('2026-12-31T22:59:59Z')).toBe('2026-12-31');
    expect(estateDay('2026-06-30T22:30:00Z')).toBe('2026-07-01');
    expect(estateDay('2027-03-27T23:30:00Z')).toBe('2027-03-28');
    expect(estateDay('2027-10-31T22:59:00Z')).toBe('2027-10-31');
    expect(estateDay('2028-02-29T12:00:00Z')).toBe('2028-02-29');
  });

  it('tells no moment of what is none', () => {
    expect(() => estateDay('soon')).toThrow(RangeError);
  });
});
