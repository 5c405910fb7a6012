import { expect, test } from 'vitest';
import { annulledFingerprint, issuedFingerprint } from './fingerprint.ts';

const issuer = '89890001K';
const first = '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60';
const second = 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97';

// The three examples of the tax agency's paper on the hash of its records.
test('the agency’s first example: an invoice with nothing before it', () => {
  const facts = { type: 'F1', taxTotal: '12.35', total: '123.45', previous: null, generatedAt: '2024-01-01T19:20:30+01:00' };
  expect(issuedFingerprint({ invoice: { issuer, number: '12345678/G33', issuedOn: '2024-01-01' }, ...facts })).toBe(first);
});

test('the agency’s second example: an invoice after another', () => {
  const facts = { type: 'F1', taxTotal: '12.35', total: '123.45', previous: first, generatedAt: '2024-01-01T19:20:35+01:00' };
  expect(issuedFingerprint({ invoice: { issuer, number: '12345679/G34', issuedOn: '2024-01-01' }, ...facts })).toBe(second);
});

test('the agency’s third example: an invoice annulled', () => {
  const invoice = { issuer, number: '12345679/G34', issuedOn: '2024-01-01' };
  expect(annulledFingerprint({ invoice, previous: second, generatedAt: '2024-01-01T19:20:40+01:00' })).toBe(
    '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
  );
});

test('spaces around a value do not count', () => {
  const facts = { type: 'F1', taxTotal: '12.35', total: '123.45', previous: null, generatedAt: '2024-01-01T19:20:30+01:00' };
  expect(issuedFingerprint({ invoice: { issuer: ` ${issuer} `, number: '12345678/G33 ', issuedOn: '2024-01-01' }, ...facts })).toBe(first);
});
