import { expect, test } from 'vitest';
import { focusOf, isPhotograph, pictureName, pictureSources, variantIn } from './picture-sources.ts';

test('a photograph has sources in AVIF and WebP, none wider than it is', () => {
  expect(pictureSources('/images/alba/film.jpg', 640)).toEqual([
    { type: 'image/avif', srcSet: '/images/alba/film.jpg?w=480&f=avif 480w, /images/alba/film.jpg?w=960&f=avif 640w' },
    { type: 'image/webp', srcSet: '/images/alba/film.jpg?w=480&f=webp 480w, /images/alba/film.jpg?w=960&f=webp 640w' },
  ]);
  expect(pictureSources('/images/alba/film.jpg')[0]?.srcSet).toContain('?w=1440&f=avif 1440w');
});

test('a drawing, and a picture of another site, stay as they are', () => {
  for (const address of ['/images/alba/hero.svg', 'https://other.example/a.jpg', '/images/alba/film.mp4', '/images/a.jpg?w=480&f=avif']) {
    expect(isPhotograph(address)).toBe(false);
    expect(pictureSources(address)).toEqual([]);
  }
});

test('only the widths and formats that are made can be asked for', () => {
  expect(variantIn('?w=960&f=webp')).toEqual({ width: 960, format: 'webp' });
  for (const search of ['', '?w=961&f=webp', '?w=960&f=png', '?w=960', '?f=avif', '?w=0960&f=avif', '?w=960&f=__proto__']) expect(variantIn(search)).toBeNull();
});

test('a file’s name may end in the point that stays in view; what it is called is the same without it', () => {
  expect(focusOf('/images/alba/patio--30-60.jpg')).toEqual({ x: 30, y: 60 });
  for (const address of ['/images/alba/patio.jpg', '/images/alba/patio--130-60.jpg', '/images/alba/patio-30-60.jpg']) expect(focusOf(address)).toBeNull();
  for (const file of ['patio.jpg', 'patio--30-60.jpg', 'patio.svg', 'patio']) expect(pictureName(file)).toBe('patio');
});
