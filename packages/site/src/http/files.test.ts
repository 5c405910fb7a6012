import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(100)}</svg>`;
let folder: string;
let server: TestSite;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-images-'));
  mkdirSync(join(folder, 'alba'));
  writeFileSync(join(folder, 'alba/hero.svg'), svg);
  writeFileSync(join(folder, 'secret.env'), 'x');
  symlinkSync('/etc/hostname', join(folder, 'alba/link'));
  server = await serveSite(fakeApi(), { images: folder });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('photographs in the widths and formats that are asked for', () => {
  const requests: string[] = [];
  let sized: TestSite;
  beforeEach(async () => {
    requests.length = 0;
    for (const name of ['patio.jpg', 'broken.jpg']) writeFileSync(join(folder, 'alba', name), name);
    sized = await serveSite(fakeApi(), {
      images: folder,
      resize: async (photograph, { width, format }) => {
        requests.push(`${String(photograph)} ${width} ${format}`);
        if (String(photograph).startsWith('broken')) throw new Error('no picture');
        return Buffer.from(`small ${format}`);
      },
    });
  });
  afterEach(() => sized.close());

  it('are made once, however many ask at the same time, and come with their own type and ETag', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sized.get('/images/alba/patio.jpg?w=480&f=avif')));
    for (const { status, text, headers } of answers) expect([status, text, headers['content-type']]).toEqual([200, 'small avif', 'image/avif']);
    expect(requests).toEqual(['patio.jpg 480 avif']);
    const whole = await sized.get('/images/alba/patio.jpg');
    expect([whole.text, whole.headers['content-type']]).toEqual(['patio.jpg', 'image/jpeg']);
    expect(whole.headers.etag).not.toBe(answers[0]?.headers.etag);
  });
  it.each(['?w=481&f=avif', '?w=480&f=gif', '?w=480', '?f=avif&w=1e9'])(
    '%s is none of them: the photograph itself comes, and nothing is made',
    async (search) => {
      expect((await sized.get(`/images/alba/patio.jpg${search}`)).text).toBe('patio.jpg');
      expect((await sized.get(`/images/alba/hero.svg${search}`)).text).toBe(svg);
      expect(requests).toEqual([]);
    },
  );
  it('one that cannot be made is served as it is, and said in the log', async () => {
    expect(await sized.get('/images/alba/broken.jpg?w=480&f=webp')).toMatchObject({ status: 200, text: 'broken.jpg' });
    expect(sized.logged.map(({ message }) => message)).toEqual([expect.stringContaining('alba/broken.jpg')]);
  });
});

describe('pictures of the estate folder', () => {
  it('come packed, with an ETag, and 304 the second time', async () => {
    const first = await server.get('/images/alba/hero.svg', { headers: { 'accept-encoding': 'br' } });
    expect(first.headers['content-type']).toContain('image/svg+xml');
    expect(brotliDecompressSync(first.body).toString()).toBe(svg);
    const again = await server.get('/images/alba/hero.svg', { headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) } });
    expect(again.status).toBe(304);
  });

  it('a replaced picture is the new one at the next request', async () => {
    await server.get('/images/alba/hero.svg');
    writeFileSync(join(folder, 'alba/hero.svg'), svg.replace('M0 0', 'M1 1'));
    utimesSync(join(folder, 'alba/hero.svg'), new Date(), new Date(Date.now() + 5_000));
    expect((await server.get('/images/alba/hero.svg')).text).toContain('M1 1');
  });

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-4', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('a film is given in parts, as players ask: %s → %i', async (range, status, body, said) => {
    writeFileSync(join(folder, 'alba/film.mp4'), '0123456789');
    const answer = await server.get('/images/alba/film.mp4', { headers: { range } });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([status, body, said]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it('a film that was replaced is the new one, whole: a part of the old one does not go on in it', async () => {
    writeFileSync(join(folder, 'alba/film.mp4'), '0123456789');
    const { headers } = await server.get('/images/alba/film.mp4', { headers: { range: 'bytes=0-3' } });
    const etag = String(headers.etag);
    expect((await server.get('/images/alba/film.mp4', { headers: { range: 'bytes=4-', 'if-range': etag } })).text).toBe('456789');
    expect((await server.get('/images/alba/film.mp4', { headers: { 'if-none-match': etag } })).status).toBe(304);
    writeFileSync(join(folder, 'alba/film.mp4'), 'abcdefghijkl');
    expect(await server.get('/images/alba/film.mp4', { headers: { range: 'bytes=4-', 'if-range': etag } })).toMatchObject({
      status: 200,
      text: 'abcdefghijkl',
    });
  });

  it('fault "a failed load is kept": what could not be read once is read at the next request', async () => {
    const file = join(folder, 'alba/late.svg');
    const when = new Date(1_700_000_000_000);
    mkdirSync(file);
    utimesSync(file, when, when);
    expect((await server.get('/images/alba/late.svg')).status).toBe(500);
    rmSync(file, { recursive: true });
    writeFileSync(file, svg);
    utimesSync(file, when, when);
    expect(await server.get('/images/alba/late.svg')).toMatchObject({ status: 200, text: svg });
  });

  it('fault "every film stays in memory": six films of 2 GB, half a gigabyte of one of them read, and pictures without number cost a bounded part of it', async () => {
    const megabyte = 2 ** 20;
    for (let at = 0; at < 6; at += 1) {
      writeFileSync(join(folder, `alba/film-${at}.mp4`), '');
      truncateSync(join(folder, `alba/film-${at}.mp4`), 2_000 * megabyte);
    }
    for (let at = 0; at < 120; at += 1) writeFileSync(join(folder, `alba/picture-${at}.jpg`), Buffer.alloc(megabyte, at));
    const before = process.memoryUsage().rss;
    let most = before;
    const read = async (name: string, until: number) => {
      const reading = new AbortController();
      const { body } = await fetch(`${server.address}/images/alba/${name}`, { signal: reading.signal });
      let taken = 0;
      for await (const chunk of body ?? []) {
        taken += (chunk as Uint8Array).length;
        most = Math.max(most, process.memoryUsage().rss);
        if (taken >= until) break;
      }
      reading.abort();
      return taken;
    };
    await Promise.all(Array.from({ length: 6 }, (_, at) => read(`film-${at}.mp4`, megabyte)));
    expect(await read('film-0.mp4', 500 * megabyte)).toBeGreaterThanOrEqual(500 * megabyte);
    for (let at = 0; at < 120; at += 1) await read(`picture-${at}.jpg`, Infinity);
    expect((most - before) / megabyte).toBeLessThan(400);
  }, 120_000);

  it('an SVG opened by itself may run nothing', async () => {
    const answer = await server.get('/images/alba/hero.svg');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    '/images/../secret.env',
    '/images/%2e%2e/secret.env',
    '/images/secret.env',
    '/images/alba/../../etc/passwd',
    '/images/alba/',
    '/images/alba/link',
    '/images/alba/hero.svg%00',
    '/images//etc/passwd.svg',
  ])('nothing else leaves the folder: %s', async (path) => {
    const answer = await server.get(path);
    expect(answer.status === 404 || answer.status === 308).toBe(true);
  });
});
