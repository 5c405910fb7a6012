import { describe, expect, it } from 'vitest';
import { capital, slotText, spokenText } from './visit-text.ts';

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
    ['es', ['es', 'en'], 'Español e inglés'],
    ['en', ['es', 'en'], 'Spanish and English'],
    ['es', ['en'], 'Inglés'],
  ] as const)('are written as %s writes them', (language, spoken, text) => {
    expect(capital(spokenText(spoken, language))).toBe(text);
  });
});
