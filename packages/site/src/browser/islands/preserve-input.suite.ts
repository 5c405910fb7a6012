import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

export interface Seen {
  page: Page;
  origin: string;
  complaints: string[];
}

/** Holds the scripts of the name back; what is returned lets them through. */
export async function holdScriptsBack(page: Page, name: RegExp): Promise<() => void> {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((done) => (letGo = done));
  await page.route(name, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Fields of a block that are filled in before it is alive, in the small app of `client.browser.test.ts`. */
export function describePreservedInput(seen: () => Seen): void {
  describe('fault: a choice made before its block is alive is lost', () => {
    const holdBack = (name: RegExp) => holdScriptsBack(seen().page, name);
    const fill = async () => {
      const { page } = seen();
      await page.getByLabel('Nombre').fill('Lucía');
      await page.getByLabel('Nota').fill('');
      await page.getByRole('combobox').selectOption('en');
      await page.getByLabel('Cartas').check();
      await page.getByLabel('En la tienda').check();
    };
    const expectKept = async () => {
      const { page, complaints } = seen();
      await page.waitForSelector('[data-island="content/fields"][data-alive]');
      await expect.poll(() => page.textContent('.known')).toBe('Lucía||en|true|shop');
      expect(await page.getByRole('combobox').inputValue()).toBe('en');
      await page.getByLabel('Nombre').press('End');
      await page.getByLabel('Nombre').pressSequentially(' A');
      await expect.poll(() => page.textContent('.known')).toBe('Lucía A||en|true|shop');
      expect(complaints.filter((text) => /hydrat|differs/i.test(text))).toEqual([]);
    };

    it.each([
      ['no script at all', /client-.*\.js$/],
      ['the block’s own script', /Fields-.*\.js$/],
    ])('filled in while %s is on its way: the block knows all of it', async (_what, name) => {
      const letGo = await holdBack(name);
      await seen().page.goto(`${seen().origin}/es/campos`, { waitUntil: 'commit' });
      await seen().page.getByLabel('En la tienda').waitFor();
      await fill();
      letGo();
      await expectKept();
    });

    it('after a reload what was typed since counts, not what the browser fills in by itself', async () => {
      const { page, origin } = seen();
      await page.goto(`${origin}/es/campos`);
      await page.waitForSelector('[data-island="content/fields"][data-alive]');
      await page.getByLabel('Nota').fill('De antes');
      const letGo = await holdBack(/Fields-.*\.js$/);
      await page.reload({ waitUntil: 'commit' });
      await page.getByLabel('En la tienda').waitFor();
      await page.getByRole('combobox').selectOption('es');
      letGo();
      await page.waitForSelector('[data-island="content/fields"][data-alive]');
      await expect.poll(() => page.textContent('.known')).toBe('|Antes|es|false|home');
    });
  });
}
