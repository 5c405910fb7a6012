/** Sandbox, mails, docs and figures answer where they are meant to, and nowhere else. */
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEstate, type Estate } from './create-estate.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  // Nobody is asked: nothing is paid here.
  STRIPE_API_BASE: 'http://127.0.0.1:9/v1',
};
const smtp = { SMTP_URL: 'smtp://127.0.0.1:9' };

/** What stands behind each path, by the kind of estate: the status of a GET. */
const paths = ['/api/docs', '/api/openapi.json', '/metrics', '/sandbox/mail', '/sandbox/stripe/v3/'] as const;
const kinds: readonly (readonly [name: string, environment: Record<string, string>, statuses: Record<(typeof paths)[number], number>])[] = [
  ['a demo', {}, { '/api/docs': 200, '/api/openapi.json': 200, '/metrics': 200, '/sandbox/mail': 200, '/sandbox/stripe/v3/': 200 }],
  [
    'a rehearsal with Stripe’s test keys, a mail server and a token',
    { ...stripe, ...smtp, METRICS_TOKEN: 'a-long-random-word' },
    { '/api/docs': 200, '/api/openapi.json': 200, '/metrics': 404, '/sandbox/mail': 404, '/sandbox/stripe/v3/': 404 },
  ],
];

describe.each(kinds)('%s', (_name, environment, statuses) => {
  const data = mkdtempSync(join(tmpdir(), 'mounting-'));
  let estate: Estate;
  let port: number;
  beforeAll(async () => {
    estate = await createEstate({
      environment: { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: data, ESTATE_FOLDER: join(import.meta.dirname, '../demo'), ...environment },
    });
    port = await estate.listen();
  });
  afterAll(async () => {
    await estate.close();
    rmSync(data, { recursive: true });
  });

  /** As it stands: `fetch` would tidy the path. */
  const statusOf = (path: string, method = 'GET') =>
    new Promise<number>((done, fail) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers: { host: 'localhost' } }, (answer) => {
        answer.resume();
        done(answer.statusCode ?? 0);
      });
      sent.once('error', fail);
      sent.end();
    });

  test.each(paths)('%s', async (path) => {
    expect(await statusOf(path)).toBe(statuses[path]);
  });

  test('no other spelling of a path leads there', async () => {
    const spellings = [
      '/sandbox/mail/',
      '//sandbox/mail',
      '/SANDBOX/mail',
      '/api/../sandbox/mail',
      '/sandbox/stripe',
      '//sandbox/stripe/v3/',
      '/api/..%2fmetrics',
      '/metrics/',
      '/api//docs',
      '/docs',
    ];
    for (const path of spellings) expect([path, await statusOf(path)]).toEqual([path, 404]);
  });

  test('they are read, not written', async () => {
    for (const path of paths) expect([path, await statusOf(path, 'POST')]).toEqual([path, 404]);
  });
});
