import { expect, test } from 'vitest';
import { bottleSize, nameInFull, slotTime } from './formats.ts';

test('section 9, comma as decimal separator: half bottles have one in Spanish, a point in English', () => {
  expect([375, 750, 1500].map((size) => bottleSize(size, 'es').replace('\u00A0', ' '))).toEqual(['37,5 cl', '75 cl', '150 cl']);
  expect(bottleSize(375, 'en')).toBe('37.5\u00A0cl');
});
test('in one line a vintage goes with its wine, anything else stands behind a comma', () => {
  expect(nameInFull({ title: 'Reserva', label: '2019, 75 cl' })).toBe('Reserva 2019, 75 cl');
  expect(nameInFull({ title: 'La caja', label: '6 botellas' })).toBe('La caja, 6 botellas');
  expect(nameInFull({ title: 'La bodega de 1924', label: 'Bono para 4 personas' })).toBe('La bodega de 1924, Bono para 4 personas');
});
test('section 9: AM below 12, otherwise PM, on the 24-hour clock', () => {
  expect(['00:00', '09:30', '11:59', '12:00', '15:00', '23:59'].map(slotTime)).toEqual([
    '00:00 AM',
    '09:30 AM',
    '11:59 AM',
    '12:00 PM',
    '15:00 PM',
    '23:59 PM',
  ]);
  for (const wrong of ['24:00', '9:30', '12:60', '']) expect(() => slotTime(wrong)).toThrow(RangeError);
});
