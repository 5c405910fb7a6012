import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createProxy } from './proxy.ts';

const apps = resolve(import.meta.dirname, '../../..');
const { brands } = parse(readFileSync(join(apps, 'estate/demo/brands.yaml'), 'utf8')) as { brands: { id: string; hosts: string[] }[] };
const [first, second] = brands as [(typeof brands)[number], (typeof brands)[number]];
const running: ChildProcess[] = [];
let proxy: Server;
let data: string;
const ports = { api: 0, shop: 0, booking: 0, club: 0, content: 0, proxy: 0 };

/** The wines are shop's, a visit booking's, the club club's, the estate content's. */
const pages = { shop: '/es/vinos', booking: '/es/visitas/la-bodega-de-1924', club: '/es/club', content: '/es/finca' } as const;
type Front = keyof typeof pages;
const fronts = Object.keys(pages) as Front[];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'apart-'));
  for (const part of Object.keys(ports) as (keyof typeof ports)[]) ports[part] = await freePort();
  await start('api', 'src/main.ts', /^Ready in/m, { DATA_DIR: data, ESTATE_FOLDER: join(apps, 'estate/demo'), LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' });
  const env = {
    API_ORIGIN: at('api'),
    BRANDS: brands.map(({ id }) => id).join(','),
    IMAGES_DIR: join(apps, 'estate/demo/images'),
    PICTURES_DIR: join(data, 'pictures'),
    PUBLIC_PORT: String(ports.proxy),
  };
  const next = { shop: 'booking', booking: 'club', club: 'content' } as const;
  await Promise.all(
    fronts.map((app) => start(app, 'dist/server/start.js', /http:/, { ...env, ...(app === 'content' ? {} : { PAGES_ORIGIN: at(next[app]) }) })),
  );
  proxy = createProxy({ api: at('api'), shop: at('shop'), booking: at('booking'), club: at('club'), content: at('content') });
  await new Promise<void>((done) => proxy.listen(ports.proxy, '127.0.0.1', done));
}, 120_000);

afterAll(async () => {
  proxy?.close();
  proxy?.closeAllConnections();
  await Promise.all(running.map(ended));
  await rm(data, { recursive: true, force: true });
});

describe('each app alone against an API of its own process', () => {
  it.each(fronts)('%s serves its own pages with the header, the footer and the brand that the others have', async (app) => {
    const [own, other] = await Promise.all([get(ports[app], pages[app]), get(ports.content, pages.content)]);
    expect(own.status).toBe(200);
    expect(own.text).toContain(`data-brand="${first.id}"`);
    expect(own.text).toContain(`/assets/${app}/`);
    expect(linksIn(own.text, 'footer').length).toBeGreaterThan(8);
    expect(linksIn(own.text, 'footer')).toEqual(linksIn(other.text, 'footer'));
    const header = linksIn(other.text, 'header').filter((link) => !isLanguage(link));
    // The club has its own name and door in the header; the menu is the house's.
    const menu = header.filter(({ href }) => Object.values<string>({ ...pages, booking: '/es/visitas' }).includes(href) && href !== '/es/club');
    expect(linksIn(own.text, 'header')).toEqual(expect.arrayContaining(app === 'club' ? menu : header));
    expect(menu.length).toBeGreaterThan(2);
    const otherBrand = await get(
      ports[app],
      app === 'booking' ? '/es/visitas/tres-calicatas-tres-vinos' : pages[app].replace('finca', 'suelo'),
      second.hosts[0],
    );
    expect([otherBrand.status, /data-brand="(\w+)"/.exec(otherBrand.text)?.[1]]).toEqual([200, second.id]);
  });
});

describe('every picture of a page answers with what its tag promises', () => {
  /** The vineyards show photographs; the others show that drawings come from each app too. */
  const shown = { ...pages, content: '/es/vinas' };
  it.each(fronts)('%s alone: where it is shared, and each img and source', async (app) => {
    const photographs = app === 'content' ? ['image/avif', 'image/webp'] : [];
    expect(await picturesOf(ports[app], shown[app])).toEqual(expect.arrayContaining(['image/png', ...photographs]));
  });
  it.each(fronts)('behind one address: a page of %s', async (app) => {
    expect(await picturesOf(ports.proxy, shown[app])).toContain('image/png');
  });
});

describe('behind one address', () => {
  it('every link of the home page leads to the app that owns it, with its style sheet and its script', async () => {
    const home = await get(ports.proxy, '/es/');
    expect(home.text).toContain(`<link rel="canonical" href="http://localhost:${ports.proxy}/es/">`);
    const links = [...new Set([...linksIn(home.text, 'header'), ...linksIn(home.text, 'footer')].map((link) => link.href))].filter((href) =>
      /^\/(?:es|en)\//.test(href),
    );
    const faults: string[] = [];
    const assets = new Set<string>();
    for (const href of links) {
      const { status, location, text } = await get(ports.proxy, href);
      if (status !== 200 && !location?.startsWith('/login?next=')) faults.push(`${href} answers ${status}`);
      for (const [, asset = ''] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) assets.add(asset);
    }
    for (const asset of assets) {
      const { status } = await get(ports.proxy, asset);
      if (status !== 200) faults.push(`${asset} answers ${status}`);
    }
    expect(faults).toEqual([]);
    const owners = [...assets].map((asset) => asset.split('/')[2]);
    expect(owners).toEqual(expect.arrayContaining(fronts));
  });

  it('calls, forms, the login and pictures find their part; what is nowhere is 404', async () => {
    const origin = `http://localhost:${ports.proxy}`;
    expect((await get(ports.proxy, `/api/site/${first.id}/`)).status).toBe(200);
    expect((await get(ports.proxy, '/login?next=/es/club/mi-club')).status).toBe(200);
    expect((await get(ports.proxy, '/es/club/mi-club')).location).toBe('/login?next=%2Fes%2Fclub%2Fmi-club');
    expect((await get(ports.proxy, `/images/${first.id}/hero.svg`)).status).toBe(200);
    expect((await get(ports.proxy, '/es/nada')).status).toBe(404);
    const sent = await fetch(`http://localhost:${ports.proxy}/newsletter`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ language: 'es', email: 'x' }),
    });
    expect([sent.status, (await sent.text()).includes('Falta algo')]).toEqual([400, true]);
  });

  it('a part that is down is said as 502, and the others stay', async () => {
    running.find((child) => child.spawnargs.some((argument) => argument.includes('/club/')))?.kill('SIGKILL');
    await expect.poll(async () => (await get(ports.proxy, '/login')).status).toBe(502);
    expect((await get(ports.proxy, pages.shop)).status).toBe(200);
  });
});

/** Ends a process that may be gone already, and waits until it is. */
function ended(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });
}

const at = (part: keyof typeof ports) => `http://127.0.0.1:${ports[part]}`;

function start(app: 'api' | Front, script: string, sign: RegExp, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(apps, app, script)], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', PORT: String(ports[app]), ...env },
  });
  running.push(child);
  return new Promise((done, fail) => {
    let printed = '';
    const look = (chunk: Buffer) => {
      printed += chunk.toString();
      if (sign.test(printed)) done();
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', (code) => fail(new Error(`${app} ended with ${code}:\n${printed}`)));
  });
}

interface ProxyResponse {
  status: number;
  text: string;
  location: string | undefined;
  contentType: string | undefined;
}

function get(port: number, path: string, host = 'localhost'): Promise<ProxyResponse> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: `${host}:${ports.proxy}` } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, text, location: response.headers.location, contentType: response.headers['content-type'] }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

/** The types of the pictures of a page, each fetched from `port` and held against what its tag says; `og:image` first. */
async function picturesOf(port: number, path: string): Promise<string[]> {
  const { status, text } = await get(port, path);
  const share = new URL(/<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? 'http://nowhere/');
  expect([status, share.host]).toEqual([200, `localhost:${ports.proxy}`]);
  const promised = new Map([[share.pathname + share.search, 'image/png']]);
  for (const [, tag = ''] of text.matchAll(/<(?:img|source)\s([^>]*)>/g)) {
    const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
    const type = attribute('type');
    const addresses = [attribute('src'), ...(attribute('srcset')?.split(',') ?? [])].map((one) => one?.trim().split(' ')[0]);
    for (const address of addresses) if (address) promised.set(address, type ?? typeOf(address));
  }
  const answered = await Promise.all([...promised].map(async ([address, type]) => ({ address, type, ...(await get(port, address)) })));
  const wrong = answered.filter((one) => one.status !== 200 || !one.contentType?.startsWith(one.type));
  expect(wrong.map((one) => `${one.address} answers ${one.status} ${one.contentType}`)).toEqual([]);
  return [...promised.values()];
}

function typeOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const format = searchParams.get('f') ?? pathname.split('.').at(-1);
  return format === 'svg' ? 'image/svg+xml' : `image/${format}`;
}

/** Where the links of a part lead and what they say. */
function linksIn(html: string, part: string): { href: string; says: string }[] {
  const inner = new RegExp(`<${part}[\\s>].*?</${part}>`, 's').exec(html)?.[0] ?? '';
  return [...inner.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', says = '']) => ({
    href,
    says: says.replaceAll(/<[^>]+>/g, ' ').trim(),
  }));
}

/** The switch of the languages leads to the page's own pair. */
const isLanguage = ({ says }: { says: string }) => /^(?:ES|EN)\b/.test(says);

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
