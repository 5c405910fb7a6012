import { describe, expect, it, test } from 'vitest';
import { errorEnvelope, reportAddress } from './error-report.ts';

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
