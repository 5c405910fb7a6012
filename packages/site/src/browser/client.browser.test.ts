import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium as launchable } from '@parral/config/vitest';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeApi, fakePage, fakeSite } from '../testing/fake-api.ts';
import { describeBotCheck } from './bot-check/bot-check.suite.ts';
import { describeConsent } from './analytics/consent.suite.ts';
import { describeInteraction } from './islands/on-interaction.suite.ts';
import { describePreservedInput } from './islands/preserve-input.suite.ts';
import { describeErrors, StandInErrorService } from './errors/errors.suite.ts';
import { describeOverlays } from './shell/overlays.suite.ts';
import { describeNewsletter, StandInLetters } from './shell/newsletter.suite.ts';
import { StandInBotCheck } from '../testing/stand-in-bot-check.ts';

/**
 * A small app, built by the preset all four apps use, copied to where there are no node_modules,
 * started alone, and read in a real browser.
 */
const fixture = new URL('../../fixture/', import.meta.url).pathname;
const lines = (count: number) => ({ lines: Array.from({ length: count }, (_, id) => ({ id })) });
const botCheck = new StandInBotCheck();
const letters = new StandInLetters();
const errorService = new StandInErrorService();
const api = fakeApi({
  'GET /api/site/alba/': { ...fakeSite('alba', 'localhost'), bot_check: { kind: 'altcha', key: null } },
  'GET /api/page/alba/es/formulario': fakePage('<div data-block="content/guarded-form"></div>'),
  'GET /api/page/alba/es/carta': fakePage('<div data-block="content/letter"></div>'),
  'GET /api/page/alba/es/campos': fakePage('<div data-block="content/fields"></div>'),
  'GET /api/captcha/challenge/': () => botCheck.challenge(),
  'POST /api/form': async (request: Request) => ({ status: (await botCheck.takes(await request.text())) ? 200 : 400, body: null }),
  'GET /api/page/alba/es/': fakePage('<p>Solo texto</p>'),
  'GET /api/page/alba/es/vivo': fakePage(
    '<div data-block="content/counter" data-start="3"></div><div data-block="content/twin"></div><div data-block="content/twin"></div><div style="height:3000px"></div><div data-block="content/far"></div>',
    { alternates: { es: '/es/vivo', en: '/en/alive' } },
  ),
  'GET /api/members': { status: 200, body: { count: 2 } },
  'GET /api/club/session/': { status: 200, body: { member: { name: 'Lucía', surname: 'Arteaga', level: 'platinum', level_label: 'Platino' } } },
  'POST /api/club/logout/': { status: 200, body: { member: null } },
  'GET /api/ecom/basket/': { status: 200, body: lines(10) },
  'GET /api/site/brisa/': () => ({
    status: 200,
    body: {
      ...fakeSite('brisa', 'brisa.localhost'),
      age_question: true,
      banner: true,
      tag_manager_id: 'GTM-TEST2',
      error_reports: errorService.dsn,
      cookies: { age: 'brisa_age', banner: 'brisa_banner', basket: 'has_basket' },
    },
  }),
  'GET /api/page/brisa/es/': fakePage('<p>Solo texto</p>', { theme: 'brisa' }),
  'GET /api/page/brisa/es/popup': fakePage('<div data-block="content/popup"></div>', { theme: 'brisa' }),
  'GET /api/icexnext/': { status: 200, body: { status: 'ok' } },
  'POST /api/newsletter/': (request: Request) => letters.answer(request),
});

let place: string;
let app: ChildProcess;
let apiServer: Server;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let origin: string;
let requested: string[];
let complaints: string[];

beforeAll(async () => {
  await promisify(execFile)(process.execPath, [join(fixture, '../node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'error'], { cwd: fixture });
  await errorService.open();
  place = mkdtempSync(join(tmpdir(), 'site-alone-'));
  cpSync(join(fixture, 'dist'), place, { recursive: true });
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {};
    const made = await api.fetch(new Request(`http://api${request.url}`, { method: request.method ?? 'GET', ...body }));
    response.writeHead(made.status, { 'content-type': 'application/json' });
    response.end(await made.text());
  };
  apiServer = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => apiServer.listen(0, '127.0.0.1', done));
  const apiPort = (apiServer.address() as AddressInfo).port;
  const port = await freePort();
  origin = `http://localhost:${port}`;
  app = spawn(process.execPath, [join(place, 'server/start.js')], {
    cwd: place,
    env: { PORT: String(port), API_ORIGIN: `http://127.0.0.1:${apiPort}`, BRANDS: 'alba,brisa' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done, fail) => {
    app.stdout?.once('data', () => done());
    app.once('exit', (code) => fail(new Error(`the app ended with ${code}`)));
  });
  browser = await chromium.launch(launchable());
}, 120_000);

afterAll(async () => {
  await browser?.close();
  app?.kill('SIGTERM');
  errorService.close();
  apiServer?.close();
  apiServer?.closeAllConnections();
  rmSync(place, { recursive: true, force: true });
});

beforeEach(async () => {
  requested = [];
  complaints = [];
  context = await browser.newContext();
  page = await context.newPage();
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && !message.text().includes('vines.svg') && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});

afterEach(async () => {
  await context.close();
});

const scripts = () => requested.filter((path) => path.endsWith('.js'));

describe('scripts of a page', () => {
  it('a page without living blocks loads no React: one small script', async () => {
    await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
    expect(scripts()).toHaveLength(1);
    const folder = join(place, 'client/content');
    const entry = readdirSync(folder).find((file) => /^client-.*\.js$/.test(file)) ?? '';
    expect(gzipSync(readFileSync(join(folder, entry))).length).toBeLessThan(1_850);
  });

  it('blocks come to life each in its time, with the ids the server gave them', async () => {
    await page.goto(`${origin}/es/vivo`);
    const counter = page.getByRole('button', { name: 'count 3' });
    const id = await counter.getAttribute('id');
    await page.waitForSelector('[data-island="content/counter"][data-alive]');
    await counter.click();
    expect(await page.getByRole('button', { name: 'count 4' }).getAttribute('id')).toBe(id);
    expect(await page.textContent('.far')).toBe('still');
    await page.locator('.far').scrollIntoViewIfNeeded();
    await page.getByText('alive', { exact: true }).waitFor();
    expect(complaints.filter((text) => /hydrat|differs/i.test(text))).toEqual([]);
  });

  it('all blocks share one query client: two that ask the same ask once', async () => {
    await page.goto(`${origin}/es/vivo`);
    await expect.poll(() => page.locator('.members').allTextContents()).toEqual(['2 socios', '2 socios']);
    expect(requested.filter((path) => path === '/api/members')).toHaveLength(1);
  });

  it('nothing on the page breaks its own Content-Security-Policy', async () => {
    await page.goto(`${origin}/es/vivo`, { waitUntil: 'networkidle' });
    expect(complaints.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
  });
});

describe('header (section 2)', () => {
  it('basket icon: asks only when the cookie says there is something; 9+ from ten lines', async () => {
    await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
    expect(requested).not.toContain('/api/ecom/basket/');
    expect(await page.textContent('[data-count="basket"]')).toBe('');
    await context.addCookies([{ name: 'has_basket', value: '1', url: origin }]);
    await page.reload({ waitUntil: 'networkidle' });
    // The width is told with the first frame, which a machine under load draws long after the network is silent.
    await expect.poll(() => page.textContent('[data-count="basket"]')).toBe('9+');
    expect(requested.filter((path) => path === '/api/ecom/basket/')).toHaveLength(1);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('basket:changed', { detail: { lines: 9 } })));
    expect(await page.textContent('[data-count="basket"]')).toBe('9');
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('basket:changed', { detail: { lines: 0 } })));
    expect(await page.textContent('[data-count="basket"]')).toBe('');
  });

  describe('"Mobile instances do not fetch the basket"', () => {
    const figure = '[data-count="basket"]';
    const requests = () => requested.filter((path) => path === '/api/ecom/basket/').length;
    beforeEach(async () => {
      await page.setViewportSize({ width: 1023, height: 844 });
      await context.addCookies([{ name: 'has_basket', value: '1', url: origin }]);
    });

    it('shows nothing where nothing is known, then what a block of the page heard, also on the next page and without asking', async () => {
      await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
      expect(await page.textContent(figure)).toBe('');
      await page.evaluate(() => document.dispatchEvent(new CustomEvent('basket:changed', { detail: { lines: 3 } })));
      expect(await page.textContent(figure)).toBe('3');
      await page.goto(`${origin}/es/vivo`, { waitUntil: 'networkidle' });
      await expect.poll(() => page.textContent(figure)).toBe('3');
      expect(requests()).toBe(0);
    });

    it('follows another tab', async () => {
      await page.goto(`${origin}/es/`);
      const other = await context.newPage();
      await other.setViewportSize({ width: 390, height: 844 });
      await other.goto(`${origin}/es/`);
      await other.evaluate(() => document.dispatchEvent(new CustomEvent('basket:changed', { detail: { lines: 4 } })));
      await expect.poll(() => page.textContent(figure)).toBe('4');
      await other.close();
    });

    it('forgets the figure with the logout; without the cookie it shows none', async () => {
      await context.addCookies([{ name: 'is_member', value: '1', url: origin }]);
      await page.goto(`${origin}/es/`);
      await page.evaluate(() => document.dispatchEvent(new CustomEvent('basket:changed', { detail: { lines: 3 } })));
      await expect.poll(() => page.evaluate(() => localStorage.getItem('basket.lines'))).toBe('3');
      await context.clearCookies({ name: 'has_basket' });
      await page.reload();
      expect(await page.textContent(figure)).toBe('');
      await page.getByRole('button', { name: 'Lucía' }).click();
      await page.getByRole('button', { name: 'Salir' }).click();
      await page.waitForURL(/\/login/);
      expect(await page.evaluate(() => localStorage.getItem('basket.lines'))).toBe('0');
    });

    it('fault: an answer that a newer change has overtaken puts the old figure back', async () => {
      await page.route('**/api/ecom/basket/', async (route) => {
        const answer = await route.fetch();
        await page.evaluate(() => document.dispatchEvent(new CustomEvent('basket:changed', { detail: { lines: 2 } })));
        await expect.poll(() => page.evaluate(() => localStorage.getItem('basket.lines'))).toBe('2');
        await route.fulfill({ response: answer });
      });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
      expect(await page.textContent(figure)).toBe('2');
    });

    it('a window that becomes wide asks, once', async () => {
      await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
      await page.setViewportSize({ width: 1024, height: 844 });
      await expect.poll(() => page.textContent(figure)).toBe('9+');
      expect(requests()).toBe(1);
    });
  });

  it('the phone’s menu holds the page still while open and closes when the window is resized', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/es/vivo`);
    await page.getByRole('button', { name: 'Menú' }).click();
    const menu = page.locator('#site-menu');
    expect(await menu.evaluate((element) => element.matches(':popover-open'))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await page.setViewportSize({ width: 500, height: 844 });
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });

  it('the language switch lands on the same page and keeps query and hash', async () => {
    await page.goto(`${origin}/es/vivo?category=red#step`);
    await Promise.all([page.waitForURL(/\/en\//), page.locator('[data-language-switch="en"]:visible').click()]);
    expect(page.url()).toBe(`${origin}/en/alive?category=red#step`);
  });
});

describe('the member’s menu (section 2: "Profile dropdown with logout")', () => {
  it('is not asked for without the cookie; with it shows the name in the place of the link; logout ends at /login', async () => {
    await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
    expect(requested).not.toContain('/api/club/session/');
    await context.addCookies([{ name: 'is_member', value: '1', url: origin }]);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Lucía' }).click();
    expect(await page.getByRole('banner').getByRole('link', { name: 'Mi club' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Salir' }).click();
    await page.waitForURL(/\/login\?next=%2Fes%2F/);
    expect(requested).toContain('/api/club/logout/');
  });
});

describe('the age question (sections 1 and 9: on every page until the cookie named per brand holds the value yes)', () => {
  const shown = () => page.getByRole('dialog', { name: '¿Tiene 18 años o más?' });
  const reading = () => page.goto(`http://brisa.localhost:${new URL(origin).port}/es/`);

  it('is asked over the page, which stands behind it; neither Escape nor no closes it, yes does, and it is not asked again', async () => {
    await reading();
    await shown().waitFor();
    expect(await page.textContent('main')).toContain('Solo texto');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await page.getByText('Entonces le esperamos').waitFor();
    expect(await shown().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Sí, soy mayor de edad' }).click();
    await shown().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.cookie)).toContain('brisa_age=yes');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await shown().isVisible()).toBe(false);
  });

  it('is asked with the first paint and can be answered before any script has come', async () => {
    await page.route('**/*.js', () => undefined);
    await page.goto(`http://brisa.localhost:${new URL(origin).port}/es/`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sí, soy mayor de edad' }).click();
    await shown().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.cookie)).toContain('brisa_age=yes');
    expect(complaints).toEqual([]);
  });

  it('another brand’s answer, or any value but yes, is no answer; a brand that does not ask shows nothing', async () => {
    const url = `http://brisa.localhost:${new URL(origin).port}`;
    await page.context().addCookies([
      { name: 'alba_age', value: 'yes', url },
      { name: 'brisa_age', value: 'no', url },
    ]);
    await reading();
    await shown().waitFor();
    await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
    expect(await page.locator('[data-age], dialog:modal').count()).toBe(0);
  });
});

describe('the banner (section 4: shown unless a cookie for hiding it, named per brand, equals yes; closing it triggers a call)', () => {
  const banner = () => page.getByRole('complementary', { name: 'Aviso de la bodega' });

  it('is closed by its button, tells the server the brand, and stays away', async () => {
    const url = `http://brisa.localhost:${new URL(origin).port}/es/`;
    const called = page.waitForRequest((request) => request.url().endsWith('/api/icexnext/?_brand=brisa'));
    await page.context().addCookies([{ name: 'brisa_age', value: 'yes', url }]);
    await page.goto(url);
    await banner().getByRole('button', { name: 'Cerrar el aviso' }).click();
    await called;
    expect(await banner().isVisible()).toBe(false);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await banner().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.cookie)).toContain('brisa_banner=yes');
  });
});

describeConsent(() => ({ page, context, origin }));
describePreservedInput(() => ({ page, origin, complaints }));
describeInteraction(() => ({ page, origin, complaints }));
describeBotCheck(() => ({ page, origin, requested, complaints }), botCheck);

describeErrors(() => ({ page, origin, requested }), errorService);
describeOverlays(() => ({ page, context, origin }));
describeNewsletter(() => ({ page, origin }), letters);

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
