/** One test for each way through the site; it passes when its pictures are in the folder PICTURES. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { placeName, places } from '../support/fixtures/names.ts';
import { placeAt } from '../support/place.ts';
import { ordersOf } from './orders.ts';
import { still } from './still.ts';
import { visitsOf } from './visits.ts';

const folder = process.env['PICTURES'] ?? '';
await mkdir(folder, { recursive: true });
const originOf = (brand: string) => `http://${brand === 'oria' ? 'oria.' : ''}localhost:${process.env['ESTATE_PORT']}`;
const all = await Promise.all(
  places.map(async (at) => {
    const place = placeAt({ ...at, origin: originOf(at.brand) });
    return { place, name: placeName(at), visits: [...(await visitsOf(place)), ...ordersOf(place)] };
  }),
);

for (const { place, name, visits } of all)
  test.describe(name, () => {
    test.use({ baseURL: place.origin, locale: place.language === 'es' ? 'es-ES' : 'en-GB' });
    for (const visit of visits)
      test(`${visit.last ? '@last ' : ''}${visit.name}`, async ({ page, context, viewport }, { project }) => {
        const fileOf = (seen: string) => join(folder, fileName(new URL(place.origin).hostname, seen, viewport?.width ?? 0));
        if (visit.firstTime) await context.clearCookies();
        // Noon: what depends on the hour says the same all day. Whoever pays or holds places needs a clock that goes.
        if (!visit.last) await page.clock.setFixedTime(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`);
        await visit.go(page, async (seen) => {
          const { png, same } = await still(page);
          await writeFile(fileOf(seen), png);
          expect.soft(same, `${seen} looks the same twice in a row`).toBe(true);
        });
        // As wide as those who show it ask for, whatever the screen.
        if (visit.shared && project.metadata['first']) await writeFile(fileOf(`share${visit.name}`), await sharedPicture(page));
      });
  });

/** What is shown of the page where it is shared. */
async function sharedPicture(page: Page): Promise<Buffer> {
  const answer = await page.goto((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  expect(answer?.status()).toBe(200);
  return answer?.body() ?? Buffer.alloc(0);
}

/** `/es/vinos/reserva` of oria.localhost at 390 px: `oria.localhost_es_vinos_reserva.390.png`. */
function fileName(hostname: string, seen: string, width: number): string {
  const flat = seen
    .replace(/\/$/, '/index')
    .replace(/^\/?/, '_')
    .replaceAll('/', '_')
    .replaceAll(/[^\w.-]/g, '-');
  return `${hostname}${flat}.${width}.png`;
}
