import { expect, test } from 'vitest';
import type { PageContext } from './page-context.ts';
import { renderPageTemplate } from './render-page-template.ts';

test('fault "on a phone the number to call breaks in two": in a page’s text it is in one piece, and a link dials it as it is', () => {
  const context = { brand: { phone: '+34 941 00 19 24' } } as PageContext;
  const html = renderPageTemplate('<p>Teléfono: {{ brand.phone }}, desde 300 €: <a href="tel:{{ brand.phone }}">{{ brand.phone }}</a></p>', context, {});
  const whole = '+34\u00A0941\u00A000\u00A019\u00A024';
  expect(html).toBe(`<p>Teléfono: ${whole}, desde 300\u00A0€: <a href="tel:+34 941 00 19 24">${whole}</a></p>`);
});
