import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrub, scrubStack } from './scrub.ts';

describe('personal data are removed', () => {
  it.each([
    ['no answer for lucia@club.example', 'no answer for …@…'],
    ['GET https://site.example/es/reserva?token=abc#{"name":"Ana"} failed', 'GET https://site.example/es/reserva failed'],
    ['at /es/visitas/noche#{"thirdStep":{"email":"a@b.es"}}', 'at /es/visitas/noche'],
    ['document 12345678Z is not good', 'document … is not good'],
    ['document X1234567L, company B12345674', 'document …, company …'],
    ['call +34 600 11 22 33 or 600112233', 'call … or …'],
    ['card 4242 4242 4242 4242', 'card …'],
    ['pi_3MtwBwLkdIwHu7ix28a3tqPD_secret_YrKJUKribcBjcG8HVhfZluoGH', 'pi_3MtwBwLkdIwHu7ix28a3tqPD_secret_…'],
    ['sk_live_51H8sdf, whsec_abc', 'sk_live_…, whsec_…'],
    ['parral_AbCdEfGhIjKlMnOpQrStUvWx of parral_order', 'parral_… of parral_order'],
    ['/es/pedido/view_AbCdEfGhIjKlMnOpQrStUv', '/es/pedido/view_…'],
    ['/api/order/view_none/, /api/gift_voucher/gift_Ab3/', '/api/order/view_…/, /api/gift_voucher/gift_…/'],
    ['password: hunter2, captcha_key="zzz"', 'password: …, captcha_key="…"'],
    ['session m9f8A7b6C5d4E3f2G1h0J9k8L7', 'session …'],
  ])('%s', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it('what a developer needs stays', () => {
    const message =
      "Cannot read properties of undefined (reading 'total_price') in basket-totals.ts:12, order M-7F3K2Q, status 409, pi_3MtwBwLkdIwHu7ix28a3tqPD, club_member_document_number_unique";
    expect(scrub(message)).toBe(message);
  });

  it('any e-mail address anywhere', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (email, text) => !scrub(`${text} <${email}> ${text}`).includes(email)),
      {
        examples: [["o'donnell@club.example", '']],
      },
    );
  });

  const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
  const random = fc
    .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'), { minLength: 22, maxLength: 22 })
    .map((all) => all.join(''));
  it.each<[string, fc.Arbitrary<string>]>([
    ['document', fc.tuple(digits(8), fc.constantFrom(...'TRWAGMYFPDXBNJZSQVHLCKE')).map(([number, letter]) => number + letter)],
    ['telephone', digits(8).map((rest) => `6${rest}`)],
    ['card', digits(16).map((number) => (number.match(/\d{4}/g) ?? []).join(' '))],
    ['private link', fc.tuple(fc.constantFrom('view_', 'visit_', 'gift_', 'wait_', 'vr_'), random).map((parts) => parts.join(''))],
    [
      'secret of a payment',
      fc
        .tuple(
          random.map((id) => id.replace(/[-_]/g, '0')),
          random,
        )
        .map(([id, secret]) => `pi_${id}_secret_${secret}`),
    ],
    ['session', random.map((rest) => `${rest.slice(0, 10)}7x${rest.slice(12)}`).filter((token) => /^\w.*\w$/.test(token))],
  ])('any %s, whatever words stand beside it', (_, secret) => {
    fc.assert(fc.property(secret, fc.lorem(), (hidden, words) => !scrub(`${words} ${hidden}, ${words}`).includes(hidden)));
  });
});

describe('a stack', () => {
  it('still leads to the code, in packages too; its message and the addresses of pages are scrubbed', () => {
    const stack = `Error: no member lucia@club.example
    at find (file:///srv/node_modules/.pnpm/pg@8.23.1_x@1.0.0/node_modules/pg/lib/client.js:12:7)
    at /srv/apps/api/src/features/club/a.ts:3:5
    at async go (https://site.example/es/reserva?token=abc:1:2)
inner@https://site.example/assets/shop/a.js?v=lucia@club.example:1:20`;
    expect(scrubStack(stack)).toBe(`Error: no member …@…
    at find (file:///srv/node_modules/.pnpm/pg@8.23.1_x@1.0.0/node_modules/pg/lib/client.js:12:7)
    at /srv/apps/api/src/features/club/a.ts:3:5
    at async go (https://site.example/es/reserva:1:2)
inner@https://site.example/assets/shop/a.js:1:20`);
  });

  it('a message over several lines is scrubbed as one', () => {
    expect(scrubStack('Error: password:\n  hunter2\n    at /srv/src/a.ts:1:1')).toBe('Error: password:\n  …\n    at /srv/src/a.ts:1:1');
  });
});
