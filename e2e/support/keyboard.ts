import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';

/** Presses Tab until the element has the focus, as somebody without a mouse would; it must be seen where it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 120; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport({ ratio: 1 });
      return film(page, await target.evaluate(nameOf));
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with Tab');
}

/** Goes to it with Tab, and presses. */
export async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field with Tab, and types; on a list of choices, what the choice begins with. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
  await film(page, `typed ${text}`);
}

/** What it is called, near enough for a file's name. */
function nameOf(element: Element): string {
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null;
  return label ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
}

const steps = new Map<string, number>();

/** Where FILM names a folder: the window as it is at this step, numbered, in a folder of the journey's and the place's name. */
export async function film(page: Page, what: string): Promise<void> {
  const root = process.env['FILM'];
  if (root === undefined) return;
  const { project, title } = test.info();
  const folder = join(root, `${project.name} ${title.replace('@both ', '').split(',')[0]}`);
  const step = (steps.get(folder) ?? 0) + 1;
  steps.set(folder, step);
  await mkdir(folder, { recursive: true });
  const name = what
    .trim()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 40);
  await writeFile(join(folder, `${String(step).padStart(2, '0')}-${name}.png`), await page.screenshot());
}
