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

// Counted, not timed; rules by a tag or an attribute find some elements on any page. Where html is known by what it has
// (`html:has(dialog:modal)`), one that ends in any element or a first letter has all that stands on the page styled anew whenever anything
// is added: a telephone takes 60 ms for that, in the middle of a touch.
for (const kind of pageKinds.filter(({ unlisted }) => !unlisted))
  test(`what is added to a page does not have all of it styled anew, ${kind.name}`, async ({ page, place }) => {
    await page.goto(pathIn(kind, place), { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    const styled: number[] = [];
    session.on('Tracing.dataCollected', ({ value }) => {
      for (const { name, args } of value as { name?: string; args?: { elementCount?: number } }[])
        if (name === 'UpdateLayoutTree') styled.push(args?.elementCount ?? 0);
    });
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
    const all = await page.evaluate(async () => {
      document.head.append(document.createElement('link'));
      document.body.append(document.createElement('p'));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return document.querySelectorAll('body *').length;
    });
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    expect(styled.length).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(all * 0.75);
  });
