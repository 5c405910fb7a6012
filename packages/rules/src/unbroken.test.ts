import { expect, test } from 'vitest';
import { unbrokenInHtml, unbrokenNumbers, unbrokenPhones } from './unbroken.ts';

const marked = (text: string) => text.replaceAll('\u00A0', '·');

test('fault "a telephone number breaks in two": none of its spaces ends a line, however a country writes it', () => {
  const said = ['Teléfono: +34 941 00 19 24.', 'Call 020 7946 0018 or (0151) 234 56 78', 'llame al 941 00 19 24', '+1 555-123 4567'];
  expect(said.map(unbrokenPhones).map(marked)).toEqual([
    'Teléfono: +34·941·00·19·24.',
    'Call 020·7946·0018 or (0151)·234·56·78',
    'llame al 941·00·19·24',
    '+1·555-123·4567',
  ]);
});

test('other figures are left: years, heights, a date, what has letters in it', () => {
  const said = 'De 480 a 620 m en 2019 y 2020, el 26 11 2026; MON-RES-2019-75 2 botellas';
  expect(unbrokenNumbers(said)).toBe(said);
});

test('an amount keeps its €', () => {
  expect(marked(unbrokenNumbers('hasta 300 € o 24,00 €'))).toBe('hasta 300·€ o 24,00·€');
});

test('hours stay together from one to the other', () => {
  const said = 'Todos los días, de 10:30 a 15:00; 9:00 to 13:30 and 16:00 – 18:00';
  expect(marked(unbrokenNumbers(said))).toBe('Todos los días, de 10:30·a·15:00; 9:00·to·13:30 and 16:00·–·18:00');
});

test('in HTML only text is touched: no attribute, no script, no style', () => {
  const [link, script] = ['<a title="300 €" href=\'tel:+34 941 00 19 24\'>', '<script>call("+34 941 00 19 24")</script><style>/* 300 € */</style>'];
  expect(marked(unbrokenInHtml(`${link}+34 941 00 19 24</a>, <b>300 €</b> ${script}`))).toBe(`${link}+34·941·00·19·24</a>, <b>300·€</b> ${script}`);
});
