import { expect, test } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudo-text.ts';

test('a text has accents, is a third longer and stands in brackets', () => {
  expect(pseudoText('View basket')).toBe('[Vîîééw bååskéét]');
  const text = 'The time for which we kept the places is over. Choose the date again.';
  expect(pseudoText(text).length / text.length).toBeGreaterThan(1.3);
});

test('values, tags and addresses stay what they are', () => {
  expect(pseudoText('Write to <mail>{{email}}</mail> or {{ name }}')).toBe('[Wrîîtéé tôô <mail>{{email}}</mail> ôôr {{ name }}]');
  expect(pseudoText('See https://example.org/once &amp; info@example.org')).toBe('[Séééé https://example.org/once &amp; info@example.org]');
  expect(pseudoText(' ')).toBe(' ');
});

test('messages keep their keys', () => {
  expect(pseudoMessages({ a_one: 'one', a_other: '{{count}}' })).toEqual({ a_one: '[ôôñéé]', a_other: '[{{count}}]' });
});
