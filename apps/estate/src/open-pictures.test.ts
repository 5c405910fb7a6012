/** Sentences: "pictures and films behind an interface (folder; an S3-compatible store)", "nothing depends on a local disk"; who is away takes nobody with him. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig, runCommand } from '@parral/api';
import { type S3Server, startS3Server } from '@parral/file-store/testing';
import { createEstate, type Estate } from './create-estate.ts';
import { themeRules } from './theme-rules.ts';

const demo = join(import.meta.dirname, '../demo');
const data = mkdtempSync(join(tmpdir(), 'bucket-'));
const [brand = ''] = readdirSync(join(demo, 'pages')).filter((name) => existsSync(join(demo, 'images', name, 'hero.svg')));
const hero = `/images/${brand}/hero.svg`;
const film = `/images/${brand}/${readdirSync(join(demo, 'images', brand)).find((name) => name.endsWith('.mp4'))}`;
const bytesOf = (path: string) => readFileSync(join(demo, path));
let store: S3Server;
let estate: Estate;
let port: number;
const said: string[] = [];
let exit: number;

beforeAll(async () => {
  store = await startS3Server();
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', PORT: '0', DATA_DIR: data, ...store.environment };
  const output = { print: (line: string) => void said.push(line), fail: (line: string) => void said.push(line) };
  exit = await runCommand(['import', demo], readConfig(environment), output, { themes: themeRules });
  // No folder: the machine that imported may be gone.
  estate = await createEstate({ environment, frontEnds: () => Promise.resolve({ apps: [] }) });
  port = await estate.listen();
});
afterAll(async () => {
  await estate.close();
  await store.stop();
  rmSync(data, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: 'localhost', ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    sent.once('error', fail);
    sent.end();
  });
}

test('the import says what the bucket has; a server without the folder shows pictures, films in parts, and what pages share', async () => {
  expect([exit, said.length]).toEqual([0, 2]);
  expect(said[1]).toMatch(/pictures\/alba\/ has its \d{2,} pictures, films and fonts\.$/);
  const picture = await get(hero);
  expect([picture.status, picture.body.equals(bytesOf(hero))]).toEqual([200, true]);
  const whole = await get(film);
  expect([whole.status, whole.body.equals(bytesOf(film))]).toEqual([200, true]);
  const part = await get(film, { range: 'bytes=1000-1999' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 1000-1999/${bytesOf(film).length}`]);
  expect(part.body).toEqual(bytesOf(film).subarray(1000, 2000));
  expect((await get(film, { 'if-none-match': String(whole.headers['etag']) })).status).toBe(304);
  expect((await get(`/images/${brand}/../../shipping.yaml`)).status).not.toBe(200);
});

test('while the store is away: what is in memory is shown, the rest is 503 with a number and when to ask again, calls are whole; it is back by itself', async () => {
  await get(hero);
  store.become('gone');
  expect((await get(hero)).status).toBe(200);
  const refused = await get(film);
  expect([refused.status, refused.headers['retry-after'], String(refused.body)]).toEqual([
    503,
    '5',
    expect.stringMatching(/tell us this number: [0-9a-f]{10}/),
  ]);
  expect((await get(`/api/site/${brand}/`)).status).toBe(200);
  store.become('well');
  expect((await get(film)).status).toBe(200);
});
