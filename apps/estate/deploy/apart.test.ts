/** "Apps apart": each app a process of its own, behind nginx and Caddy with the routes that `estate routes` writes. */
import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { request, type RequestOptions } from 'node:http';
import { request as requestTls } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type AppName, apps, type FrontEndName } from '@parral/api-spec/apps';
import { partOf } from '../src/routes/list-routes.ts';
import { type Collector, startCollector } from './testing/collector.ts';
import { install, type Installation, type Proxy, root } from './testing/installation.ts';

const { brands } = parse(readFileSync(join(root, 'apps/estate/demo/brands.yaml'), 'utf8')) as { brands: { id: string; hosts: string[] }[] };
const [first, second] = brands as [(typeof brands)[number], (typeof brands)[number]];
let all: Installation;
let collector: Collector;

/** The wines are shop's, a visit booking's, the club club's, the estate content's. */
const pages = { shop: '/es/vinos', booking: '/es/visitas/la-bodega-de-1924', club: '/es/club', content: '/es/finca' } as const satisfies Record<
  AppName,
  string
>;
const proxies: readonly Proxy[] = ['nginx', 'caddy'];

beforeAll(async () => {
  collector = await startCollector();
  all = await install(
    brands.map(({ id }) => id),
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
  );
}, 180_000);
afterAll(async () => {
  await all?.end();
  collector?.close();
});

// First, while the server has kept no answer: those have no span.
it('issue 13, "traces … when an endpoint is set": a page of each app is a span below its caller, and the calls of the server are below the page', async () => {
  const asked = apps.map((app) => ({ app, traceId: randomBytes(16).toString('hex'), caller: randomBytes(8).toString('hex') }));
  for (const { app, traceId, caller } of asked) {
    expect((await send(app, pages[app], { headers: { traceparent: `00-${traceId}-${caller}-01` } })).status).toBe(200);
  }
  const followed = () =>
    asked
      .filter(({ app, traceId, caller }) => {
        const own = collector.spans.filter((span) => span.traceId === traceId);
        const page = own.find(({ service, name, parentSpanId }) => service === `parral-${app}` && name === 'GET page' && parentSpanId === caller);
        return own.some(({ service, parentSpanId }) => service === 'parral' && parentSpanId === page?.spanId);
      })
      .map(({ app }) => app);
  await expect.poll(followed, { timeout: 20_000 }).toEqual(apps);
});

describe('each app alone against an API of its own process', () => {
  it.each(apps)('%s serves its own pages with the header, the footer and the brand that the others have', async (app) => {
    const [own, other] = await Promise.all([get(app, pages[app]), get('content', pages.content)]);
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
    const otherBrand = await get(app, app === 'booking' ? '/es/visitas/tres-calicatas-tres-vinos' : pages[app].replace('finca', 'suelo'), second.hosts[0]);
    expect([otherBrand.status, /data-brand="(\w+)"/.exec(otherBrand.text)?.[1]]).toEqual([200, second.id]);
  });
});

it('the office alone serves its login, on any name, with its style sheet', async () => {
  const login = await get('office', '/office/sign-in', 'back.example');
  expect([login.status, login.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  const [sheet = ''] = /\/assets\/office\/[^"]+\.css/.exec(login.text) ?? [];
  expect((await get('nginx', sheet)).status).toBe(200);
  expect((await get('nginx', '/office/')).location).toBe('/office/sign-in');
});

describe('every picture of a page answers with what its tag promises', () => {
  /** The films have photographs; the others show that drawings come from each app too. */
  const shown = { ...pages, content: '/es/videos' };
  it.each(apps)('%s alone: where it is shared, and each img and source', async (app) => {
    const photographs = app === 'content' ? ['image/avif', 'image/webp'] : [];
    expect(await picturesOf(app, shown[app])).toEqual(expect.arrayContaining(['image/png', ...photographs]));
  });
  it.each(apps)('behind one address: a page of %s', async (app) => {
    expect(await picturesOf('nginx', shown[app])).toContain('image/png');
  });
});

describe('behind one address', () => {
  it('every link of the home page leads to the app that owns it, with its style sheet and its script', async () => {
    const home = await get('nginx', '/es/');
    expect(home.text).toContain(`<link rel="canonical" href="http://localhost:${all.ports.nginx}/es/">`);
    const links = [...new Set([...linksIn(home.text, 'header'), ...linksIn(home.text, 'footer')].map((link) => link.href))].filter((href) =>
      /^\/(?:es|en)\//.test(href),
    );
    const faults: string[] = [];
    const assets = new Set<string>();
    for (const href of links) {
      const { status, location, text } = await get('nginx', href);
      if (status !== 200 && !location?.startsWith('/login?next=')) faults.push(`${href} answers ${status}`);
      for (const [, asset = ''] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) assets.add(asset);
    }
    for (const asset of assets) {
      const { status } = await get('nginx', asset);
      if (status !== 200) faults.push(`${asset} answers ${status}`);
    }
    expect(faults).toEqual([]);
    const owners = [...assets].map((asset) => asset.split('/')[2]);
    expect(owners).toEqual(expect.arrayContaining([...apps]));
  });

  it('calls, forms, the login and pictures find their part; what is nowhere is 404', async () => {
    const origin = `http://localhost:${all.ports.nginx}`;
    expect((await get('nginx', `/api/site/${first.id}/`)).status).toBe(200);
    expect((await get('nginx', '/login?next=/es/club/mi-club')).status).toBe(200);
    expect((await get('nginx', '/es/club/mi-club')).location).toBe('/login?next=%2Fes%2Fclub%2Fmi-club');
    expect((await get('nginx', `/images/${first.id}/hero.svg`)).status).toBe(200);
    expect((await get('nginx', '/es/nada')).status).toBe(404);
    const sent = await fetch(`http://localhost:${all.ports.nginx}/newsletter`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ language: 'es', email: 'x' }),
    });
    expect([sent.status, (await sent.text()).includes('Falta algo')]).toEqual([400, true]);
  });
});

describe.each(proxies)('behind %s', (proxy) => {
  it.each(apps)(
    'fault: booking killed gave 502 on home, content and club; %s killed leaves all others whole, and its own pages an error page of the house',
    async (app) => {
      await all.kill(app);
      try {
        const own = await get(proxy, pages[app]);
        expect([own.status, own.contentType]).toEqual([503, 'text/html; charset=utf-8']);
        expect(own.text).toContain(`data-brand="${first.id}"`);
        expect(own.text).toContain('<html lang="es"');
        const others = [...apps.filter((other) => other !== app).map((other) => pages[other]), '/es/contacto', ...(app === 'content' ? [] : ['/es/'])];
        for (const path of others.filter((path) => partOf(all.routes, 'localhost', path) !== app))
          expect([path, (await get(proxy, path)).status]).toEqual([path, 200]);
        const nowhere = await get(proxy, '/es/nada');
        expect([nowhere.status, nowhere.text.includes(`data-brand="${first.id}"`)]).toEqual([404, true]);
        expect((await get(proxy, '/login')).status).toBe(app === 'club' ? 503 : 200);
        expect([(await get(proxy, '/robots.txt')).status, (await get(proxy, `/images/${first.id}/hero.svg`)).status]).toEqual([200, 200]);
        expect((await get(proxy, `/api/site/${first.id}/`)).status).toBe(200);
      } finally {
        await all.start(app);
      }
      await expect.poll(async () => (await get(proxy, pages[app])).status, { timeout: 20_000 }).toBe(200);
    },
  );

  it('fault: no scheme was passed on; cookies are Secure where readers come by https, the links of mails lead there', async () => {
    const buyer = new Buyer(proxy);
    const added = await buyer.add();
    expect(added.status).toBe(200);
    expect(String(added.headers['set-cookie']).includes('Secure')).toBe(proxy === 'caddy');
    expect(added.headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{32,36}$/);
  });

  it('fault: the lone API named a card form that was 404; a purchase works apart, and its mail leads to the site', async () => {
    expect((await get(proxy, '/sandbox/stripe/v3/')).status).toBe(200);
    const buyer = new Buyer(proxy);
    await buyer.add();
    const placed = await buyer.pay();
    expect([placed.status, placed.body]).toEqual([200, expect.objectContaining({ number: expect.any(String) })]);
    const mail = async () => (await get('api', '/sandbox/mail')).text;
    const { number } = placed.body as { number: string };
    await expect.poll(mail, { timeout: 20_000 }).toContain(number);
    // Its buyer's mail, and the notice to the estate's people, which leads nowhere.
    const ids = [...(await mail()).matchAll(new RegExp(`/sandbox/mail/(\\w+)">[^<]*${number}`, 'g'))].map(([, id]) => id);
    const html = await Promise.all(ids.map(async (id) => (await get('api', `/sandbox/mail/${id}/html`)).text));
    const links = [...html.join('').matchAll(/href="(https?:\/\/[^/"]+)/g)].map(([, origin]) => origin);
    expect(new Set(links)).toEqual(new Set([`${proxy === 'caddy' ? 'https' : 'http'}://localhost:${all.ports[proxy]}`]));
  });
});

it('every screen of an app alone has its route', async () => {
  const screens = await Promise.all(
    apps.map(async (name) => [name, ((await import(`@parral/${name}/server`)) as { default: { screens: string[] } }).default.screens] as const),
  );
  const everywhere = screens.map(([, paths]) => paths).reduce((shared, paths) => shared.filter((path) => paths.includes(path)));
  const own = screens.flatMap(([name, paths]) => paths.filter((path) => !everywhere.includes(path)).map((path) => [path, name] as const));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(([path]) => [path, partOf(all.routes, 'localhost', path)])).toEqual(own);
});

/** A buyer's calls through a proxy. */
class Buyer {
  readonly #proxy: Proxy;
  readonly #cookies = new Map<string, string>();

  constructor(proxy: Proxy) {
    this.#proxy = proxy;
  }

  add() {
    return this.#post('/api/ecom/basket/add_product/', { product_id: 'MON-RES-2019-75', quantity: 1, language: 'es' });
  }

  /** Intent, card and capture; the capture's answer. */
  async pay() {
    const person = {
      name: 'Lucía',
      surname: 'Arteaga',
      email: 'lucia@correo.example',
      phone_number: '+34600112233',
      document_type: 'dni',
      document_number: '12345678Z',
    };
    const address = {
      first_name: 'Lucía',
      last_name: 'Arteaga',
      line1: 'Laurel, 14',
      country_id: 'ES',
      state: 'La Rioja',
      postcode: '26001',
      locality: 'Logroño',
      phone_number: '+34600112233',
    };
    const intent = await this.#post('/api/ecom_order/order/intent/', {
      client_info: person,
      shipping_mode: 'home',
      shipping_address: address,
      billing_address: null,
      is_gift: false,
      newsletter_subscription: false,
      terms_accepted: true,
      web_language: 'es',
      web_site: first.id,
    });
    const { payment_intent_id: id, payment_intent_secret: secret } = intent.body as { payment_intent_id: string; payment_intent_secret: string };
    const card = { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': '4242424242424242', 'payment_method_data[card][cvc]': '123' };
    const expiry = { 'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '2034' };
    const given = { key: 'pk_test_sandbox', client_secret: secret, return_url: 'https://localhost/es/', ...card, ...expiry };
    await this.#post(`/sandbox/stripe/v1/payment_intents/${id}/confirm`, new URLSearchParams(given));
    return this.#post('/api/ecom_order/order/capture/', { payment_intent: id });
  }

  async #post(path: string, body: object | URLSearchParams) {
    const isForm = body instanceof URLSearchParams;
    const answer = await send(this.#proxy, path, {
      method: 'POST',
      body: isForm ? body.toString() : JSON.stringify(body),
      headers: {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
    return { ...answer, body: JSON.parse(answer.text) as unknown };
  }
}

interface ProxyResponse {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
  location: string | undefined;
  contentType: string | undefined;
}

type Part = FrontEndName | Proxy | 'api';

/** Asks a process; the name that readers use is that of the proxy. */
function send(
  part: Part,
  path: string,
  { method = 'GET', host = 'localhost', headers = {}, body }: { method?: string; host?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<ProxyResponse> {
  const isTls = part === 'caddy';
  const shown = `${host}:${all.ports[isTls ? 'caddy' : 'nginx']}`;
  const origin: Record<string, string> = method === 'GET' ? {} : { origin: `${isTls ? 'https' : 'http'}://${shown}` };
  const options: RequestOptions & { servername: string; rejectUnauthorized: boolean } = {
    host: '127.0.0.1',
    port: all.ports[part],
    path,
    method,
    headers: { host: shown, ...origin, ...headers },
    servername: 'localhost',
    rejectUnauthorized: false,
  };
  return new Promise((done, fail) => {
    const sent = (isTls ? requestTls : request)(options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          text,
          headers: response.headers,
          location: response.headers.location,
          contentType: response.headers['content-type'],
        }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

const get = (part: Part, path: string, host = 'localhost') => send(part, path, { host });

/** The types of the pictures of a page, each fetched from a process and held against what its tag says; `og:image` first. */
async function picturesOf(part: Part, path: string): Promise<string[]> {
  const { status, text } = await get(part, path);
  const share = new URL(/<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? 'http://nowhere/');
  expect([status, share.host]).toEqual([200, `localhost:${all.ports.nginx}`]);
  const promised = new Map([[share.pathname + share.search, 'image/png']]);
  for (const [, tag = ''] of text.matchAll(/<(?:img|source)\s([^>]*)>/g)) {
    const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
    const type = attribute('type');
    const addresses = [attribute('src'), ...(attribute('srcset')?.split(',') ?? [])].map((one) => one?.trim().split(' ')[0]);
    for (const address of addresses) if (address) promised.set(address, type ?? typeOf(address));
  }
  const answered = await Promise.all([...promised].map(async ([address, type]) => ({ address, type, ...(await get(part, address)) })));
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
