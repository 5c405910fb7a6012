import { hydrated } from '../../support/hydration.ts';
import { checkAccessibility } from '../../support/accessibility.ts';
import { bookingIn, chooseSlot, expectConfirmed, fillVisitor, fillVisitors, wordsOf } from '../../support/booking.ts';
import { expect, type Place, test } from '../../support/place.ts';
import type { Page } from '@playwright/test';

/** A voucher of the demo is redeemed once: each house and language has its own. */
const codes = {
  'montelar-es': 'U-CALADO-1924',
  'montelar-en': 'U-BANCAL-VINAS',
  'oria-en': 'V-PARAMO-ORIA',
  'oria-es': 'U-CALICATA-TRES',
} as const;

/** Not yet, no longer, not active, used: one of each in either house. */
const codesInEachState = {
  montelar: ['U-VENDIMIA-2035', 'U-INVIERNO-2024', 'V-ANULADO-2026', 'U-CANJEADO-2026'],
  oria: ['U-CALICATA-2035', 'U-HELADA-2024', 'V-RETIRADO-2026', 'U-GASTADO-2026'],
} as const;

const voucherPage = (place: Place, code?: string) => `${place.language === 'es' ? '/es/bono' : '/en/voucher'}${code === undefined ? '' : `?voucher=${code}`}`;

async function check(page: Page, place: Place, code: string): Promise<void> {
  const words = wordsOf(place);
  await page.getByLabel(words.code).fill(code);
  await page.getByRole('button', { name: words.check, exact: true }).click();
}

/** From the accepted voucher to the confirmation. */
async function finish(page: Page, place: Place): Promise<void> {
  const words = wordsOf(place);
  await fillVisitors(page, place, 2);
  await chooseSlot(page, place, { ahead: 4 });
  await page.getByRole('button', { name: words.toClient }).click();
  await fillVisitor(page, place);
  await page.getByRole('button', { name: words.finish, exact: true }).click();
  await expectConfirmed(page, place);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toBe(place.language === 'es' ? '/es/visita-confirmada' : '/en/visit-confirmed');
  expect(searchParams.get('voucher_redemption')).toBeTruthy();
}

test('@both a voucher from a link is checked, its visit booked without paying, and then it is used up', async ({ page, place, expectErrors }) => {
  test.slow();
  expectErrors(/^400 GET .*\/check_validity\/$/, /^console: the voucher does not serve/);
  const words = wordsOf(place);
  const code = codes[`${place.brand}-${place.language}`];
  await page.goto(voucherPage(place, code));
  await hydrated(page);
  await expect(page.getByLabel(words.code)).toHaveValue(code);
  await page.getByRole('button', { name: words.check, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.yourVoucher })).toBeVisible();
  await checkAccessibility(page);
  // The first of a house may be of the harvest alone.
  if (code.startsWith('V')) await page.getByLabel(words.chooseVisit).selectOption({ index: 2 });
  else await expect(page.getByLabel(words.chooseVisit)).toHaveCount(0);
  await page.getByRole('button', { name: words.accept }).click();
  await finish(page, place);
  await page.goto(voucherPage(place));
  await hydrated(page);
  await check(page, place, code);
  const typed = page.getByLabel(words.code);
  await expect(typed).toHaveAccessibleDescription(new RegExp(words.voucherFaults.used));
  await expect(typed).toBeFocused();
});

test('section 2: any other voucher than U lets choose the experience, and keeps the choice through a reload', async ({ page, place }) => {
  test.slow();
  const words = wordsOf(place);
  await page.goto(voucherPage(place));
  await hydrated(page);
  await check(page, place, 'V-FINCA-MONTELAR');
  await page.getByLabel(words.chooseVisit).selectOption('2');
  await page.getByRole('button', { name: words.accept }).click();
  await expect(page.getByLabel(words.adults, { exact: true }).getByRole('option')).toHaveCount(6);
  await expect.poll(() => bookingIn(page)?.voucherCode).toBe('V-FINCA-MONTELAR');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel(words.adults, { exact: true }).getByRole('option')).toHaveCount(6);
  await finish(page, place);
});

test('@both section 8: each state of a voucher has its own words', async ({ page, place, expectErrors }) => {
  expectErrors(/^400 GET .*\/check_validity\/$/, /^console: the voucher does not serve/);
  const { code, voucherFaults } = wordsOf(place);
  await page.goto(voucherPage(place));
  await hydrated(page);
  const [tooSoon, outdated, inactive, used] = codesInEachState[place.brand];
  for (const [typed, fault] of [
    ['U-NADIE-0000', voucherFaults.notFound],
    [tooSoon, voucherFaults.tooSoon],
    [outdated, voucherFaults.outdated],
    [inactive, voucherFaults.inactive],
    [used, voucherFaults.used],
  ] as const) {
    await check(page, place, typed);
    await expect(page.getByLabel(code)).toHaveAccessibleDescription(new RegExp(fault.replaceAll('.', '\\.')));
  }
});
