import { expect, type Page } from '@playwright/test';

export interface Mail {
  subject: string;
  text: string;
}

/** Opens the inbox of the demo in a tab of its own and reads the newest mail to an address; waits for it to arrive. */
export async function readMailTo(page: Page, address: string): Promise<Mail> {
  const inbox = await page.context().newPage();
  const link = inbox.getByRole('row', { name: address }).getByRole('link').first();
  await expect(async () => {
    await inbox.goto(`http://localhost:${process.env['ESTATE_PORT']}/sandbox/mail`);
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const subject = await link.innerText();
  await link.click();
  const text = await inbox.locator('pre').innerText();
  await inbox.close();
  return { subject, text };
}
