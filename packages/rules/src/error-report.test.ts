import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { errorEnvelope, reportAddress } from './error-report.ts';
import { scrub } from './scrub.ts';

describe('where errors are reported to', () => {
  it('reads the address of a project, also below a path', () => {
    expect(reportAddress('https://abc@errors.example/42')).toMatchObject({
      origin: 'https://errors.example',
      url: 'https://errors.example/api/42/envelope/?sentry_key=abc&sentry_version=7&sentry_client=parral%2F1',
    });
    expect(reportAddress('http://k@127.0.0.1:9000/glitch/7')?.url).toContain('http://127.0.0.1:9000/glitch/api/7/envelope/');
  });

  it.each(['', 'nothing', 'https://errors.example/42', 'https://abc@errors.example/', 'javascript://a@b/1'])('%j is none', (dsn) => {
    expect(reportAddress(dsn)).toBeNull();
  });
});

describe('personal data are removed', () => {
  it.each([
    ['no answer for lucia@club.example', 'no answer for …@…'],
    ['GET https://site.example/es/reserva?token=abc#{"name":"Ana"} failed', 'GET https://site.example/es/reserva failed'],
    ['at /es/visitas/noche#{"thirdStep":{"email":"a@b.es"}}', 'at /es/visitas/noche'],
    ['document 12345678Z is not good', 'document … is not good'],
    ['document X1234567L, company B12345674', 'document …, company …'],
    ['call +34 600 11 22 33 or 600112233', 'call … or …'],
    ['card 4242 4242 4242 4242', 'card …'],
    ['pi_3abc_secret_x9y8', '…'],
    ['password: hunter2, captcha_key="zzz"', 'password: …, captcha_key="…"'],
    ['session m9f8A7b6C5d4E3f2G1h0J9k8L7', 'session …'],
  ])('%s', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });

  it('what a developer needs stays', () => {
    const message = "Cannot read properties of undefined (reading 'total_price') in basket-totals.ts:12, order M-7F3K2Q, status 409";
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
});

test('an envelope has a header, an item and an event whose frames are oldest first, and nothing personal in any', () => {
  const address = reportAddress('https://abc@errors.example/42');
  if (!address) throw new Error('no address');
  const text = errorEnvelope(
    {
      eventId: '0'.repeat(32),
      at: '2026-11-21T10:00:00.000Z',
      platform: 'javascript',
      part: 'shop',
      type: 'TypeError',
      message: 'no basket for ana@correo.es',
      stack:
        'TypeError: no basket for ana@correo.es\n    at inner (https://site.example/assets/shop/a.js?x=ana@correo.es:1:20)\n    at https://site.example/assets/shop/b.js:3:4',
      page: 'https://site.example/es/pedido?token=abc#ana@correo.es',
    },
    address,
  );
  const [header, item, event] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, never>);
  expect(header).toMatchObject({ event_id: '0'.repeat(32), dsn: 'https://abc@errors.example/42' });
  expect(item).toMatchObject({ type: 'event' });
  expect(event).toMatchObject({
    tags: { part: 'shop' },
    request: { url: 'https://site.example/es/pedido' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no basket for …@…',
          stacktrace: {
            frames: [
              { function: '?', filename: 'https://site.example/assets/shop/b.js', lineno: 3 },
              { function: 'inner', filename: expect.stringContaining('https://site.example/assets/shop/a.js') as string, lineno: 1 },
            ],
          },
        },
      ],
    },
  });
  expect(text).not.toMatch(/correo\.es|token=/);
});
