/** Paying at the buyer's bank, which the demo takes beside cards: the choice in the payment step, and the sandbox's bank. */
import { expect, type Page } from '@playwright/test';
import type { Place } from './place.ts';
import { pay } from './shopping.ts';

/** The buttons of the bank's page, in either language. */
const buttons = {
  pay: /^(Pagar|Pay)$/,
  refuse: /^(No pagar|Do not pay)$/,
  payLate: /^(Pagar, y que el banco tarde|Pay, and the bank takes its time)$/,
} as const;

/** Chooses the demo's way beside cards in the payment step, and goes to the bank's page. */
export async function goToBank(page: Page, place: Place): Promise<void> {
  await page.getByRole('radio', { name: 'Bizum' }).check();
  await expect(page.getByLabel(place.words.cardNumber)).toBeHidden();
  await pay(page, place);
  await expect(page.getByRole('button', { name: buttons.refuse })).toBeVisible({ timeout: 30_000 });
}

/** Presses a button of the bank's page, which leads back to the shop. */
export const answerAtBank = (page: Page, what: keyof typeof buttons): Promise<void> => page.getByRole('button', { name: buttons[what] }).click();
