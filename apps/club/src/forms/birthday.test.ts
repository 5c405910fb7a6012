import { describe, expect, it } from 'vitest';
import { birthdayFromIso, birthdayToIso } from './birthday.ts';

const today = new Date('2026-11-21T12:00:00Z');

describe('section 5: "birthday optional with mask ## / ## / ####, converted to ISO on submit"', () => {
  it.each([
    ['21 / 03 / 1984', '1984-03-21'],
    ['29 / 02 / 2024', '2024-02-29'],
    ['', null],
    ['  ', null],
    ['29 / 02 / 2023', undefined],
    ['31 / 04 / 1990', undefined],
    ['00 / 01 / 1990', undefined],
    ['21 / 03', undefined],
    ['21 / 03 / 1884', undefined],
    ['22 / 11 / 2026', undefined],
  ])('%j → %j', (written, iso) => {
    expect(birthdayToIso(written, today)).toBe(iso);
  });

  it('shows what is stored the way it is written', () => {
    expect(birthdayFromIso('1984-03-21')).toBe('21 / 03 / 1984');
    expect(birthdayFromIso(null)).toBe('');
  });
});
