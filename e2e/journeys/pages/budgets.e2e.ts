import { pageKinds, pathIn } from '../../bench/pages.ts';
import { addToBasket } from '../../support/basket.ts';
import { beMember, demoMembers } from '../../support/club.ts';
import { expect, test } from '../../support/place.ts';
import { sentBytes, wholeOf } from '../../support/sent-bytes.ts';

// Sizes of built files as a browser is sent them: the same on every machine and under any load.
for (const kind of pageKinds.filter(({ script }) => script !== undefined)) {
  const { name, script, css = 20, weight = Number.POSITIVE_INFINITY, weightInOria = weight, withBasket, asMember } = kind;
  const inAll = weightInOria === weight ? `${weight} kB` : `${weight} kB (oria ${weightInOria} kB)`;
  test(`@both byte budget of a first visit, ${name}: at most ${script} kB of script, ${css} kB of CSS and ${inAll} in all`, async ({ page, place }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (withBasket) await addToBasket(page, place, place.wine.sku);
    if (asMember) await beMember(page, place, demoMembers.lucia);
    const sent = await sentBytes(page, () => page.goto(pathIn(kind, place), { waitUntil: 'networkidle' }));
    expect(sent['document']).toBeGreaterThan(0);
    expect(sent['script']).toBeLessThanOrEqual(script ?? Number.POSITIVE_INFINITY);
    expect(sent['stylesheet']).toBeLessThanOrEqual(css);
    expect(wholeOf(sent), 'no more than before its scene, and the scene').toBeLessThanOrEqual(place.brand === 'oria' ? weightInOria : weight);
  });
}
