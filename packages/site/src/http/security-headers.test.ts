import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, fakePage, fakeSite } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';

let server: TestSite;
let images: string;
beforeEach(() => {
  images = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(images, 'alba'));
  writeFileSync(join(images, 'alba/hill.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
});
afterEach(async () => {
  await server.close();
  rmSync(images, { recursive: true });
});

const open = async (host: string) => {
  const site = { ...fakeSite('alba', host), redirects: [{ from: '/es/antes', to: '/es/' }] };
  server = await serveSite(fakeApi({ 'GET /api/site/alba/': site, 'GET /api/page/alba/es/': fakePage('<p>Hola</p>') }), { images });
};

const answers = [
  ['a page', 'GET', '/es/', 200],
  ['a page that is nowhere', 'GET', '/es/nada', 404],
  ['an address outside the languages', 'GET', '/nada', 404],
  ['the language root', 'GET', '/', 302],
  ['another spelling', 'GET', '/es//', 308],
  ['a renamed page', 'GET', '/es/antes', 301],
  ['a page that is written to', 'DELETE', '/es/', 405],
  ['a form of another site', 'POST', '/newsletter', 403],
  ['robots.txt', 'GET', '/robots.txt', 200],
  ['the icon', 'GET', '/icon.svg', 200],
] as const;

describe('security headers', () => {
  it.each(answers)('%s cannot be framed, guessed, or read by others', async (_what, method, path, status) => {
    await open('localhost');
    const answer = await server.get(path, { method, headers: method === 'POST' ? { origin: 'https://evil.example' } : {} });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/default-src '(?:none|self)'/);
    expect(/script-src ([^;]*)/.exec(policy)?.[1] ?? '').not.toMatch(/unsafe|\*|https?:(?:\s|$)|data:/);
    // Plain http on the machine itself: a browser that was told otherwise could not reach it again.
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(answers)('%s of a house behind https is asked for by https alone for a year', async (_what, method, path) => {
    await open('www.alba.example');
    const answer = await server.get(path, { host: 'www.alba.example', method, headers: method === 'POST' ? { origin: 'https://evil.example' } : {} });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  it('a host that is nobody’s and a picture opened by itself run nothing', async () => {
    await open('localhost');
    for (const [path, host] of [
      ['/es/', 'evil.example'],
      ['/images/alba/hill.svg', 'localhost'],
    ] as const) {
      const { headers } = await server.get(path, { host });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'.*sandbox/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
