import { describe, expect, it } from 'vitest';
import { emphasise } from './emphasise.ts';

describe('comp 04: the allergen is set off in the list of ingredients', () => {
  it('cuts at the allergen and loses nothing', () => {
    expect(emphasise('Grapes, preservative: sulphites. Bottled under nitrogen.', ['sulphites'])).toEqual([
      { text: 'Grapes, preservative: ', strong: false },
      { text: 'sulphites', strong: true },
      { text: '. Bottled under nitrogen.', strong: false },
    ]);
  });
  it('takes an allergen with brackets as it is written, in any case', () => {
    expect(emphasise('Uva, Sulfitos (conservador)', ['sulfitos (conservador)']).at(-1)).toEqual({ text: 'Sulfitos (conservador)', strong: true });
  });
  it('leaves a text without any alone', () => {
    expect(emphasise('Uva', [])).toEqual([{ text: 'Uva', strong: false }]);
    expect(emphasise('Uva', ['leche'])).toEqual([{ text: 'Uva', strong: false }]);
  });
});
