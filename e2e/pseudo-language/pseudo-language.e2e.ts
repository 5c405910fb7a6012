/** An estate in a language that no person wrote: whatever the interface says comes from its messages, on every step of a visit. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pseudoText } from '@parral/config/pseudo-language';
import type { Page } from '@playwright/test';
import { estateCommand } from '../support/estate-command.ts';
import { interfaceWords, plainTexts } from '../support/fixtures/interface-words.ts';
import { pseudo, speakPseudoLanguage, textsOf } from '../support/fixtures/pseudo-estate.ts';
import { hydrated } from '../support/hydration.ts';
import { expect, test as base } from '../support/place.ts';
import { startEstate } from '../support/start-estate.ts';

const env = { PSEUDO_LANGUAGE: 'on' };

/** A running estate, and all that its folder says. */
const test = base.extend<{ estate: { origin: string; own: string } }>({
  estate: [
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'pseudo-estate-'));
      const folder = join(home, 'bodegas-solano');
      await estateCommand(home, ['new', folder, 'Bodegas Solano']);
      await speakPseudoLanguage(folder);
      const checked = await estateCommand(home, ['check', folder], env);
      expect(checked, checked.errors).toMatchObject({ code: 0 });
      const estate = await startEstate({ env: { ...env, ESTATE_FOLDER: folder, DATABASE_URL: '' } });
      await use({ origin: `http://localhost:${estate.port}`, own: await textsOf(folder) });
      await estate.stop();
      await estate.forget();
      await rm(home, { recursive: true });
    },
    { timeout: 240_000 },
  ],
});

test('home, wine, basket, the first step of the checkout, visits and club: the interface says nothing but its messages', async ({ page, estate }) => {
  test.slow();
  const { origin, own } = estate;
  const open = async (path: string) => {
    await page.goto(`${origin}/${pseudo}/${path}`);
    await hydrated(page);
    await speaksPseudo(page, own);
  };
  await open('');
  await page.getByRole('dialog').getByRole('button').first().click();
  await open('vinos');
  await open('vinos/tinto');
  const add = page.getByRole('button', { name: pseudoText('Add to basket') }).first();
  await expect(add).toBeEnabled();
  await add.click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: pseudoText('View basket') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: pseudoText('Your basket') })).toBeVisible();
  await speaksPseudo(page, own);
  await page.getByRole('link', { name: pseudoText('Go to checkout') }).click();
  await expect(page.getByRole('heading', { name: pseudoText('Your details') })).toBeVisible();
  await speaksPseudo(page, own);
  await page.getByRole('button', { name: pseudoText('Continue to payment') }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await speaksPseudo(page, own);
  await open('visitas');
  await open('visitas/la-bodega');
  await open('club');
  await page.goto(`${origin}/login?next=/${pseudo}/club`);
  await speaksPseudo(page, own);
});

/** Nothing of the page is an English or a Spanish message, unless the estate's own texts have it, and something is in the pseudo-language. */
async function speaksPseudo(page: Page, own: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', pseudo);
  const texts = await plainTexts(page);
  expect(texts.filter((text) => interfaceWords.has(text) && !own.includes(text))).toEqual([]);
  expect(texts.some((text) => /\[.*[åéîôü].*\]/u.test(text))).toBe(true);
}
