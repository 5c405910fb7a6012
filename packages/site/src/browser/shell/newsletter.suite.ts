import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

interface Answer {
  status: number;
  body: object;
}

/** Answers the newsletter's call as a test wishes, and keeps what it was sent. */
export class StandInLetters {
  next: Promise<Answer> | Answer = { status: 200, body: { status: 'ok' } };
  sent: unknown[] = [];

  async answer(request: Request): Promise<Answer> {
    this.sent.push(JSON.parse(await request.text()));
    return this.next;
  }
}

/** The newsletter's form at the foot of every page (specification sections 2, 4, 5 and 8). */
export function describeNewsletter(at: () => { page: Page; origin: string }, letters: StandInLetters): void {
  const subscribe = async (answer: Promise<Answer> | Answer) => {
    const { page, origin } = at();
    letters.next = answer;
    letters.sent = [];
    await page.goto(`${origin}/es/`);
    await page.getByLabel('Correo electrónico').fill(' a@b.es ');
    await page.getByLabel('Acepto').check();
    await page.getByRole('button', { name: 'Suscribirme' }).click();
  };

  describe('the newsletter (section 4: "loading, then success popup or error popup")', () => {
    it('says that it is sending, then opens the success popup; closed, the form is empty and has the focus', async () => {
      const { page } = at();
      const { promise, resolve } = Promise.withResolvers<Answer>();
      await subscribe(promise);
      await page.getByText('Enviando…').waitFor();
      resolve({ status: 200, body: { status: 'ok' } });
      const popup = page.getByRole('dialog', { name: 'Un paso más' });
      await popup.waitFor();
      expect(letters.sent).toEqual([{ email: 'a@b.es', site: 'alba', language: 'es', origin: 'footer' }]);
      expect(await page.getByText('Enviando…').count()).toBe(0);
      await popup.getByRole('button', { name: 'Cerrar' }).click();
      await popup.waitFor({ state: 'hidden' });
      expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('');
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Suscribirme');
    });

    it.each([
      ['Already registered', 409],
      ['conflict', 400],
    ])('section 8: %j shows the already-subscribed message', async (detail, status) => {
      await subscribe({ status, body: { detail } });
      await at().page.getByRole('dialog', { name: 'Ya estaba en la lista' }).waitFor();
    });

    it.each([
      [429, { detail: 'TOO_MANY_REQUESTS' }],
      [500, { detail: 'INTERNAL_ERROR' }],
    ])('section 8: any other failure (%d) shows the unknown-error message, and what was typed stays', async (status, body) => {
      const { page } = at();
      await subscribe({ status, body });
      const popup = page.getByRole('dialog', { name: 'No se ha podido suscribir' });
      await popup.waitFor();
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'hidden' });
      expect(await page.getByLabel('Correo electrónico').inputValue()).toBe('a@b.es');
    });

    it('section 5: without a valid address or consent nothing is sent', async () => {
      const { page, origin } = at();
      letters.sent = [];
      await page.goto(`${origin}/es/`);
      await page.getByLabel('Correo electrónico').fill('a@b.es');
      await page.getByRole('button', { name: 'Suscribirme' }).click();
      expect(await page.getByLabel('Acepto').evaluate((box: HTMLInputElement) => box.matches(':invalid'))).toBe(true);
      await page.getByLabel('Acepto').check();
      await page.getByLabel('Correo electrónico').fill('nadie');
      await page.getByRole('button', { name: 'Suscribirme' }).click();
      expect(await page.getByLabel('Correo electrónico').evaluate((box: HTMLInputElement) => box.matches(':focus:invalid'))).toBe(true);
      expect(letters.sent).toEqual([]);
    });
  });
}
