import type { BrowserContext, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';

interface Seen {
  page: Page;
  context: BrowserContext;
  origin: string;
}

/** The tag manager's consent in the small app of `client.browser.test.ts`; `seen` is what belongs to the test that runs. */
export function describeConsent(seen: () => Seen): void {
  describe('consent before counting', () => {
    const tagged =
      '<a href="#consent">Cambiar</a><section data-consent="GTM-TEST1" aria-label="Medición" hidden><button type="button" name="consent" value="no">No</button><button type="button" name="consent" value="yes">Sí</button></section>';
    const question = () => page.getByRole('region', { name: 'Medición' });
    const tags: string[] = [];
    let page: Page;
    let context: BrowserContext;
    let origin: string;
    beforeEach(async () => {
      ({ page, context, origin } = seen());
      tags.length = 0;
      await page.route('https://www.googletagmanager.com/**', (route) => {
        tags.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await page.route(`${origin}/es/**`, async (route) => {
        const answer = await route.fetch();
        const headers = { ...answer.headers() };
        delete headers['content-security-policy'];
        await route.fulfill({ response: answer, headers, body: (await answer.text()).replace('</body>', `${tagged}</body>`) });
      });
    });

    it('asks; refusing is kept in a cookie, nothing is fetched, and it is not asked again', async () => {
      await page.goto(`${origin}/es/`);
      await question().waitFor();
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.reload({ waitUntil: 'networkidle' });
      expect(await question().count()).toBe(0);
      expect(tags).toEqual([]);
    });

    it('an answer can be changed later from the footer; taking it back ends the tag manager with its page', async () => {
      await page.context().addCookies([{ name: 'consent', value: 'analytics', url: origin }]);
      await page.goto(`${origin}/es/`);
      await expect.poll(() => tags).toHaveLength(1);
      expect(await page.evaluate(() => window.dataLayer?.slice(0, 2).map((entry) => [...(entry as IArguments)].slice(0, 2)))).toEqual([
        ['consent', 'default'],
        ['consent', 'update'],
      ]);
      expect(await question().count()).toBe(0);
      await page.getByRole('link', { name: 'Cambiar' }).click();
      await Promise.all([page.waitForEvent('load'), question().getByRole('button', { name: 'No', exact: true }).click()]);
      expect(await page.evaluate(() => document.cookie)).toContain('consent=none');
      expect(tags).toHaveLength(1);
    });

    it('agreeing fetches the tag manager, now and on the next page, but never where the address opens somebody’s order', async () => {
      await page.goto(`${origin}/es/`);
      await page.getByRole('button', { name: 'Sí' }).click();
      await expect.poll(() => tags).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
      await page.goto(`${origin}/es/?token=view_x`, { waitUntil: 'networkidle' });
      expect(tags).toHaveLength(1);
      await page.goto(`${origin}/es/?payment_intent=view_x&redirect_status=succeeded`, { waitUntil: 'networkidle' });
      expect(tags).toHaveLength(1);
      await page.goto(`${origin}/es/`, { waitUntil: 'networkidle' });
      expect(tags).toHaveLength(2);
    });

    it('fault: a form kept in the address, read by the tag manager: it is not fetched there, and what happened there is told on the page after', async () => {
      await context.addCookies([{ name: 'consent', value: 'analytics', url: origin }]);
      const form = encodeURIComponent(JSON.stringify({ thirdStep: { email: 'lucia@correo.es' }, step: 3 }));
      await page.goto(`${origin}/es/#${form}`, { waitUntil: 'networkidle' });
      expect(tags).toEqual([]);
      // Also before anything is typed: it reads the address as long as the page is open.
      await page.route(`${origin}/es/vivo`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace('</body>', `<div data-writes-address></div>${tagged}</body>`) });
      });
      await page.goto(`${origin}/es/vivo`, { waitUntil: 'networkidle' });
      expect(tags).toEqual([]);
      const kept = { event: 'booking_step', experience_id: '2', step: 3 };
      await page.evaluate((event) => sessionStorage.setItem('analytics.kept', JSON.stringify([event])), kept);
      await page.goto(`${origin}/es/`);
      await expect.poll(() => tags).toHaveLength(1);
      expect(await page.evaluate(() => window.dataLayer?.filter((entry) => 'experience_id' in entry))).toEqual([kept]);
      expect(await page.evaluate(() => sessionStorage.getItem('analytics.kept'))).toBeNull();
    });

    it('a payment’s secret is out of the address before the tag manager comes; the payment’s name stays', async () => {
      await context.addCookies([{ name: 'consent', value: 'analytics', url: origin }]);
      const seen: string[] = [];
      await page.route('https://www.googletagmanager.com/**', (route) => {
        seen.push(page.url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await page.goto(`${origin}/es/?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=succeeded#x`);
      await expect.poll(() => seen).toEqual([`${origin}/es/?payment_intent=pi_1&redirect_status=succeeded#x`]);
    });
  });
}
