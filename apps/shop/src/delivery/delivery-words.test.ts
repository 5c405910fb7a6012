import { wordsOfRooms } from '@parral/site/testing';
import { expect, test } from 'vitest';
import { daysInWords, windowInWords } from './delivery-words.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u2009\u202F]/g, ' ').replaceAll('\u2060', '');

test('working days, from one to another, or exactly', () => {
  expect(daysInWords({ from: 2, to: 4 }, wordsOfRooms('es')('shop/delivery'))).toBe('2 a 4 días laborables');
  expect([1, 3].map((to) => daysInWords({ from: to, to }, wordsOfRooms('en')('shop/delivery')))).toEqual(['1 working day', '3 working days']);
});

test('the days between which it arrives: of one month, of two, and a single one', () => {
  expect(plain(windowInWords({ earliest: '2026-11-25', latest: '2026-11-27' }, 'es'))).toBe('25–27 de noviembre');
  expect(plain(windowInWords({ earliest: '2026-11-30', latest: '2026-12-02' }, 'en'))).toBe('30 November – 2 December');
  expect(plain(windowInWords({ earliest: '2026-11-30', latest: '2026-11-30' }, 'en'))).toBe('30 November');
});

test('fault "30 / November – / 2 December": a day is not parted from its month, nor a dash from the day before it', () => {
  const parts = (earliest: string, latest: string, language: 'es' | 'en') =>
    windowInWords({ earliest, latest }, language)
      .split(/ |(?<=–)(?!\u2060)/)
      .map(plain);
  expect(parts('2026-11-30', '2026-12-02', 'es')).toEqual(['30 de noviembre –', '2 de diciembre']);
  expect(parts('2026-11-30', '2026-12-02', 'en')).toEqual(['30 November –', '2 December']);
  expect(parts('2026-11-25', '2026-11-27', 'es')).toEqual(['25–27', 'de noviembre']);
  expect(parts('2026-11-25', '2026-11-27', 'en')).toEqual(['25–27', 'November']);
  expect(parts('2026-11-30', '2026-11-30', 'es')).toEqual(['30 de noviembre']);
});
