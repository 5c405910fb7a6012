import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDocumentNumber, normaliseDocumentNumber } from './document-number.ts';

test('section 5: the Spanish form is asked of a dni: DNI and NIE with their check letter', () => {
  for (const right of ['12345678Z', '12.345.678-z', '00000000T', 'X1234567L', 'Y0000000Z', 'Z1234567R'])
    expect([right, isDocumentNumber('dni', right)]).toEqual([right, true]);
  for (const wrong of ['12345678A', '1234567Z', 'X1234567A', 'B58378431', '', 'ABCDEFGHI', '123456789Z'])
    expect([wrong, isDocumentNumber('dni', wrong)]).toEqual([wrong, false]);
});

test('a tax id is a DNI, a CIF with its control, or a foreign one with its country in front', () => {
  for (const right of ['12345678Z', 'B58378431', 'ESB58378431', 'A58818501', 'Q2826000H', 'FR12345678901', 'DE123456789'])
    expect([right, isDocumentNumber('nif_cif', right)]).toEqual([right, true]);
  for (const wrong of ['B58378432', 'Q28260000', 'ESB58378432', 'XX', '']) expect([wrong, isDocumentNumber('nif_cif', wrong)]).toEqual([wrong, false]);
});

test('a passport is 5 to 20 letters and digits', () => {
  expect(isDocumentNumber('passport', 'PAB123456')).toBe(true);
  expect(isDocumentNumber('passport', 'AB1')).toBe(false);
  expect(isDocumentNumber('passport', 'AB1234567890123456789')).toBe(false);
});

test('of the 23 letters exactly one belongs to a DNI, however it is spaced', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (value) => {
      const digits = String(value).padStart(8, '0');
      const right = [...'TRWAGMYFPDXBNJZSQVHLCKE'].filter((letter) =>
        isDocumentNumber('dni', `${digits.slice(0, 2)} ${digits.slice(2)}-${letter.toLowerCase()}`),
      );
      expect(right).toHaveLength(1);
    }),
  );
  expect(normaliseDocumentNumber(' 12.345.678-z ')).toBe('12345678Z');
});
