import { expect, type Page } from '@playwright/test';

export interface Mail {
  subject: string;
  text: string;
}

/**
 * Opens the inbox of the demo in a tab of its own and reads the newest mail to an address; waits for it to arrive. `port` of
 * another estate than the journeys', `subject` of the one that is waited for.
 */
export async function readMailTo(
  page: Page,
  address: string,
  { port = Number(process.env['ESTATE_PORT']), subject = /./ }: { port?: number; subject?: RegExp } = {},
): Promise<Mail> {
  const inbox = await page.context().newPage();
  const link = inbox.getByRole('row', { name: address }).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await inbox.goto(`http://localhost:${port}/sandbox/mail`);
    await expect(link).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  const found = await link.innerText();
  await link.click();
  const text = await inbox.locator('pre').innerText();
  await inbox.close();
  return { subject: found, text };
}
