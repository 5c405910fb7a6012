import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

declare global {
  interface Window {
    /** Two or more overlays that stood open at once, by their names. */
    crowds: string[];
  }
}

/** Looks at every frame which dialogs, menus and questions are open, and keeps what was more than one. */
function watchOverlays(): void {
  window.crowds = [];
  const nameOf = (one: Element) => one.id || one.getAttribute('aria-label') || one.textContent?.slice(0, 30);
  const look = () => {
    const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open, [data-consent]')].filter((one) => one.checkVisibility());
    const names = open.map(nameOf).join(' + ');
    if (open.length > 1 && window.crowds.at(-1) !== names) window.crowds.push(names);
    requestAnimationFrame(look);
  };
  look();
}

/** Age, consent, menus, the newsletter's popups and a block's dialog, on the site of brisa, which has them all. */
export function describeOverlays(seen: () => { page: Page; context: BrowserContext; origin: string }): void {
  describe('never two overlays at once', () => {
    let page: Page;
    let url: string;
    const dialog = (name: string) => page.getByRole('dialog', { name });
    const consent = () => page.getByRole('region', { name: 'Medición de la audiencia' });
    const age = () => dialog('¿Tiene 18 años o más?');
    const letter = () => dialog('Un paso más');
    const added = () => dialog('En su cesta');
    const adult = () => seen().context.addCookies([{ name: 'brisa_age', value: 'yes', url }]);

    /** Answers a call when the test says so. */
    async function held(path: string): Promise<() => void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(`**${path}`, async (route) => {
        await promise;
        await route.fulfill({ json: { status: 'ok' } });
      });
      return resolve;
    }
    async function subscribe(): Promise<void> {
      await page.getByLabel('Correo electrónico').fill('a@b.es');
      await page.getByLabel('Acepto').check();
      await page.getByRole('button', { name: 'Suscribirme' }).click();
    }

    beforeEach(async () => {
      const { origin } = seen();
      ({ page } = seen());
      url = `http://brisa.localhost:${new URL(origin).port}/es/popup`;
      await page.addInitScript(watchOverlays);
    });

    afterEach(async () => {
      expect(await page.evaluate(() => window.crowds)).toEqual([]);
    });

    it('on a first visit the age is asked, and consent only once it is answered', async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await age().waitFor();
      expect(await consent().isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Sí, soy mayor de edad' }).click();
      await consent().waitFor();
      expect(await age().isVisible()).toBe(false);
    });

    it('the newsletter’s popup takes the place of the question of consent, which comes back after it', async () => {
      await adult();
      await page.goto(url);
      await consent().waitFor();
      const answer = await held('/api/newsletter/');
      answer();
      await subscribe();
      await letter().waitFor();
      expect(await consent().isVisible()).toBe(false);
      await letter().getByRole('button', { name: 'Cerrar' }).click();
      await consent().waitFor();
    });

    it('a menu takes its place too; a popup that comes while a menu is open closes the menu', async () => {
      await adult();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(url);
      await consent().waitFor();
      const answerLetter = await held('/api/newsletter/');
      await subscribe();
      await page.getByRole('button', { name: 'Menú' }).click();
      const menu = page.getByRole('navigation', { name: 'Principal' });
      await menu.waitFor();
      expect(await consent().isVisible()).toBe(false);
      answerLetter();
      await letter().waitFor();
      expect(await menu.isVisible()).toBe(false);
      await page.keyboard.press('Escape');
      await consent().waitFor();
    });

    it('of two popups the second waits until the first is closed, whichever comes first', async () => {
      await adult();
      await page.goto(url);
      await page.waitForSelector('[data-island="content/popup"][data-alive]');
      const [answerLetter, answerPopup] = [await held('/api/newsletter/'), await held('/api/popup')];
      const askForBoth = async () => {
        await page.getByRole('button', { name: 'Añadir' }).click();
        await subscribe();
      };
      await askForBoth();
      answerPopup();
      await added().waitFor();
      answerLetter();
      await page.getByText('Enviando…').waitFor({ state: 'detached' });
      await added().getByRole('button', { name: 'Seguir mirando' }).click();
      await letter().waitFor();
      await letter().getByRole('button', { name: 'Cerrar' }).click();

      const answerSecond = await held('/api/popup');
      await askForBoth();
      await letter().waitFor();
      const answered = page.waitForResponse('**/api/popup');
      answerSecond();
      await (await answered).finished();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.keyboard.press('Escape');
      await added().waitFor();
      await page.keyboard.press('Escape');
      await added().waitFor({ state: 'hidden' });
    });
  });
}
