import { describe, expect, it } from 'vitest';
import { choose, formatsOf, vintagesOf } from './choose-variant.ts';
import { exampleProduct } from './example-product.ts';

const { variants } = exampleProduct;

describe('section 2: product-page year selector', () => {
  it('has every year once, oldest first, each with its price', () => {
    expect(vintagesOf(variants, 750).map(({ vintage, variant }) => [vintage, variant.price])).toEqual([
      [2019, 36],
      [2020, 34],
      [2022, 33],
    ]);
  });
  it('shows the price of the chosen format where the year has it', () => {
    expect(vintagesOf(variants, 1500).map(({ variant }) => variant.price)).toEqual([36, 74, 33]);
  });
});

describe('fault: a choice of year and format that does not exist', () => {
  it('falls to the nearest format of the year', () => {
    expect(choose(variants, { vintage: 2019, volumeMl: 1500 })?.id).toBe('ORI-872-2019-75');
  });
  it('knows no other year', () => {
    expect(choose(variants, { vintage: 1999, volumeMl: 750 })).toBeUndefined();
  });
  it('lists the formats of a year from small to large', () => {
    expect(formatsOf(variants, 2020).map(({ volume_ml }) => volume_ml)).toEqual([750, 1500]);
  });
});
