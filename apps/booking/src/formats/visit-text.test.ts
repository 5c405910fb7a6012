import { describe, expect, it } from 'vitest';
import { slotText, spokenText } from './visit-text.ts';

describe('a slot by itself', () => {
  it.each([
    ['es', '11:00', 'Domingo, 28 de marzo de 2027, 11:00 AM'],
    ['en', '17:30', 'Sunday, 28 March 2027, 17:30 PM'],
  ] as const)('in %s begins with a capital and keeps AM and PM (section 9)', (language, time, text) => {
    expect(slotText('2027-03-28', time, language)).toBe(text);
  });
});

describe('languages in a row', () => {
  it.each([
    ['es', ['Español', 'Inglés'], 'Español e inglés'],
    ['en', ['Spanish', 'English'], 'Spanish and English'],
    ['es', ['Inglés'], 'Inglés'],
  ] as const)('are written as %s writes them', (language, names, text) => {
    expect(spokenText(names, language)).toBe(text);
  });
});
