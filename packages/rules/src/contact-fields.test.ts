import { expect, test } from 'vitest';
import { isEmail, isPhone, isPostcode, normaliseEmail } from './contact-fields.ts';

test('section 5: e-mail has its format, blanks round it do not count; it is sent in lower case', () => {
  for (const right of ['ana@example.com', ' ana@example.com ', 'a.b+c@sub.example.es']) expect([right, isEmail(right)]).toEqual([right, true]);
  for (const wrong of ['', 'ana', 'ana@', '@example.com', 'ana@example', 'a b@example.com', 'a@b..com', 'a@b.com,c@d.com', `${'a'.repeat(250)}@b.com`])
    expect([wrong, isEmail(wrong)]).toEqual([wrong, false]);
  expect(normaliseEmail(' Ana@Example.COM ')).toBe('ana@example.com');
});

test('section 5: phone has its format', () => {
  for (const right of ['+34 600 112 233', '600112233', '(0034) 941-33.44.55']) expect([right, isPhone(right)]).toEqual([right, true]);
  for (const wrong of ['', '12345', '600 11a 233', '++34600112233', '+', '1234567890123456']) expect([wrong, isPhone(wrong)]).toEqual([wrong, false]);
});

test('section 5: the postcode must match its country as a whole', () => {
  expect(isPostcode('26200', '^\\d{5}$')).toBe(true);
  expect(isPostcode('2600', '\\d{5}')).toBe(false);
  expect(isPostcode('262001', '\\d{5}')).toBe(false);
  expect(isPostcode('26200', '\\d{4}|\\d{5}')).toBe(true);
  expect(isPostcode(' sw1a 1aa ', '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}')).toBe(true);
});
