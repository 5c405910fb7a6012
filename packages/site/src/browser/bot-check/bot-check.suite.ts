import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { StandInBotCheck } from '../../testing/stand-in-bot-check.ts';

interface Seen {
  page: Page;
  origin: string;
  /** Paths asked for by the page. */
  requested: string[];
  complaints: string[];
}

/** The bot check of a form in the small app of `client.browser.test.ts`; `seen` is what belongs to the test that runs. */
export function describeBotCheck(seen: () => Seen, botCheck: StandInBotCheck): void {
  const scripts = () => seen().requested.filter((path) => path.endsWith('.js'));
  describe('bot check (section 7: a token is obtained per submission)', () => {
    const challenges = () => seen().requested.filter((path) => path === '/api/captcha/challenge/').length;
    const said = () => seen().page.locator('.said').textContent();
    const open = async () => {
      Object.assign(botCheck, { refuseAll: false, taken: 0, refused: 0 });
      await seen().page.goto(`${seen().origin}/es/formulario`, { waitUntil: 'networkidle' });
      await seen().page.waitForSelector('[data-island="content/guarded-form"][data-alive]');
    };

    it('asks for nothing before the form is first touched, solves in a worker under the page’s policy, and sends', async () => {
      await open();
      expect(challenges()).toBe(0);
      const before = scripts().length;
      await seen().page.getByLabel('Nombre').focus();
      await expect.poll(challenges).toBe(1);
      expect(scripts().length).toBeGreaterThan(before);
      await seen().page.getByRole('button', { name: 'Enviar' }).click();
      await expect.poll(said).toBe('sent');
      expect(new Set(seen().requested.filter((path) => /worker/.test(path))).size).toBe(1);
      // The drawing at the foot is not there in this small app.
      expect(seen().complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    });

    it('each submission has a token of its own', async () => {
      await open();
      for (const time of [1, 2, 3]) {
        await seen().page.getByRole('button', { name: 'Enviar' }).click();
        await expect.poll(() => botCheck.taken).toBeGreaterThanOrEqual(time);
        await expect.poll(said).toBe('sent');
      }
      expect(botCheck.refused).toBe(0);
    });

    it('a check that fails is made again by itself once, then asks kindly, and sending again works', async () => {
      await open();
      botCheck.refuseAll = true;
      await seen().page.getByRole('button', { name: 'Enviar' }).click();
      await seen().page.getByRole('alert').getByText('No hemos podido comprobar que lo envía una persona').waitFor();
      expect(await said()).toBe('not checked');
      expect(botCheck.refused).toBe(2);
      botCheck.refuseAll = false;
      await seen().page.getByRole('button', { name: 'Volver a intentarlo' }).click();
      await expect.poll(said).toBe('sent');
      expect(await seen().page.getByRole('alert').count()).toBe(0);
    });

    it('where the challenge cannot be had, nothing is sent and the reader is asked again', async () => {
      await open();
      await seen().page.route('**/api/captcha/challenge/', (route) => route.abort());
      await seen().page.getByRole('button', { name: 'Enviar' }).click();
      await seen().page.getByRole('alert').waitFor();
      expect(seen().requested).not.toContain('/api/form');
    });
  });
}
