import type { Request } from '@playwright/test';
import { pageKinds, pathIn } from '../../bench/pages.ts';
import { addToBasket } from '../../support/basket.ts';
import { beMember, demoMembers } from '../../support/club.ts';
import { expect, test } from '../../support/place.ts';

// Sizes of built files as a browser is sent them: the same on every machine and under any load.
for (const kind of pageKinds.filter(({ script }) => script !== undefined)) {
  const { name, script, weight = Number.POSITIVE_INFINITY, weightInOria = weight, withBasket, asMember } = kind;
  const inAll = weightInOria === weight ? `${weight} kB` : `${weight} kB (oria ${weightInOria} kB)`;
  test(`@both byte budget of a first visit, ${name}: at most ${script} kB of script, 20 kB of CSS and ${inAll} in all`, async ({ page, place }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (withBasket) await addToBasket(page, place, place.wine.sku);
    if (asMember) await beMember(page, place, demoMembers.lucia);
    const sizes: Promise<{ type: string; bytes: number }>[] = [];
    const weigh = (request: Request) => {
      const type = request.resourceType();
      // Fetched when the browser is idle for a touch that may come: none of it runs before.
      const isAhead = async () => (await request.allHeaders())['sec-purpose'] === 'prefetch';
      const size = async () => ({ type: (await isAhead()) ? 'ahead' : type, bytes: (await request.sizes()).responseBodySize });
      sizes.push(size());
    };
    page.on('requestfinished', weigh);
    await page.goto(pathIn(kind, place), { waitUntil: 'networkidle' });
    page.off('requestfinished', weigh);
    const sent = await Promise.all(sizes);
    const kB = (type: string) => sent.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(sent.length).toBeGreaterThan(0);
    expect(kB('script')).toBeLessThanOrEqual(script ?? Number.POSITIVE_INFINITY);
    expect(kB('stylesheet')).toBeLessThanOrEqual(20);
    const all = sent.filter(({ type }) => type !== 'ahead').reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    expect(all, 'no more than before its scene, and the scene').toBeLessThanOrEqual(place.brand === 'oria' ? weightInOria : weight);
  });
}
