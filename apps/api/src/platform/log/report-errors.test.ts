import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportAddress } from '@parral/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { reportingTarget } from './report-errors.ts';

const received: { url: string; body: string }[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ url: request.url ?? '', body: Buffer.concat(parts).toString() });
    response.end('{}');
  });
});
let dsn = '';
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  dsn = `http://key@127.0.0.1:${(service.address() as AddressInfo).port}/7`;
});
afterAll(() => new Promise((done) => service.close(done)));

const line = (more: object) => `${JSON.stringify({ level: 50, time: 1_800_000_000_000, ...more })}\n`;

test('section 8, an error-reporting service: errors of the log reach it as envelopes, without personal data; all else stays in the log', async () => {
  const written: string[] = [];
  const log = reportingTarget(reportAddress(dsn)!, { write: (text) => void written.push(text) });
  log.write(line({ level: 30, msg: 'request', path: '/api/x' }));
  log.write(
    line({
      msg: 'POST /api/x failed for ana@correo.es',
      err: { type: 'TypeError', message: 'no such 12345678Z', stack: 'TypeError\n    at run (/app/src/a.ts:3:5)' },
    }),
  );
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.url).toBe('/api/7/envelope/?sentry_key=key&sentry_version=7&sentry_client=parral%2F1');
  const event = JSON.parse(received[0]?.body.split('\n')[2] ?? '{}') as { exception: { values: unknown[] } };
  expect(event).toMatchObject({
    platform: 'node',
    tags: { part: 'api' },
    exception: { values: [{ type: 'TypeError', value: 'POST /api/x failed for …@…: no such …' }] },
  });
  expect(received[0]?.body).not.toMatch(/correo|12345678Z/);
  expect(written).toHaveLength(2);
});

test('a fault that repeats itself is told sixty times a minute; a service that does not answer is said in the log, and nothing stops', async () => {
  const written: string[] = [];
  const before = received.length;
  const log = reportingTarget(reportAddress(dsn)!, { write: (text) => void written.push(text) });
  for (let count = 0; count < 100; count += 1) log.write(line({ msg: 'again' }));
  await expect.poll(() => received.length - before).toBe(60);
  const closed = reportingTarget(reportAddress('http://key@127.0.0.1:1/7')!, { write: (text) => void written.push(text) });
  closed.write(line({ msg: 'nobody hears' }));
  await expect.poll(() => written.some((text) => text.includes('could not be sent'))).toBe(true);
});

test('SENTRY_DSN that is none is refused at start', () => {
  expect(readConfig({}).errorReports).toBeUndefined();
  expect(readConfig({ SENTRY_DSN: dsn }).errorReports?.dsn).toBe(dsn);
  expect(() => readConfig({ SENTRY_DSN: 'errors.example' })).toThrow(/SENTRY_DSN/);
});
