import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

/** A service that takes Sentry's envelopes, on an origin of its own. */
export class StandInErrorService {
  private server: Server | undefined;
  /** Where it listens, as the estate is told. */
  dsn = '';
  readonly received: { url: string; headers: Record<string, unknown>; body: string }[] = [];

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
        response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
      });
    });
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done));
    this.dsn = `http://key@127.0.0.1:${(this.server.address() as AddressInfo).port}/7`;
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

interface Seen {
  page: Page;
  origin: string;
  requested: string[];
}

/** Errors of a page (specification section 8: "reported to an error-reporting service"). brisa has one, alba has none. */
export function describeErrors(at: () => Seen, service: StandInErrorService): void {
  const fail = (page: Page, message: string) =>
    page.evaluate((text) => {
      setTimeout(() => {
        throw new TypeError(text);
      });
    }, message);

  describe('errors of the page', () => {
    it('reach the service without personal data, each once, with no question before it, no cookie and no referrer', async () => {
      const { page, origin } = at();
      const url = `http://brisa.localhost:${new URL(origin).port}/es/`;
      await page.context().addCookies([{ name: 'brisa_age', value: 'yes', url }]);
      await page.goto(`${url}?token=geheim#{"thirdStep":{"email":"ana@correo.es"}}`, { waitUntil: 'networkidle' });
      service.received.length = 0;
      await fail(page, 'no basket for ana@correo.es');
      await fail(page, 'no basket for ana@correo.es');
      await page.evaluate(() => void Promise.reject(new Error('no document 12345678Z')));
      await page.evaluate(() => reportError(new Error('the capture failed')));
      await expect.poll(() => service.received.length).toBe(3);
      const all = JSON.stringify(service.received);
      expect(all).not.toMatch(/correo|12345678Z|geheim|thirdStep|brisa_age/);
      expect(all).toContain('no basket for …@…');
      expect(all).toContain('the capture failed');
      expect(service.received[0]?.url).toContain('/api/7/envelope/?sentry_key=key');
      expect(service.received.every(({ headers }) => headers['cookie'] === undefined && headers['referer'] === undefined)).toBe(true);
    });

    it('where the estate has no such service nothing is fetched for it and nothing is sent', async () => {
      const { page, origin, requested } = at();
      await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
      expect(await page.getAttribute('html', 'data-errors')).toBeNull();
      const before = [requested.length, service.received.length];
      await Promise.all([page.waitForEvent('pageerror'), fail(page, 'nobody is told')]);
      expect([requested.length, service.received.length]).toEqual(before);
    });
  });
}
