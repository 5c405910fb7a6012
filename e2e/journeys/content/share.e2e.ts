import { expect, test } from '../../support/place.ts';

test('@both a page that is shared shows its title, its words and a picture of 1200 × 630 px of its own house', async ({ page, place }) => {
  const seen = new Set<string>();
  const look = async (address: string): Promise<void> => {
    const answer = await page.goto(address);
    const png = (await answer?.body()) ?? Buffer.alloc(24);
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([200, 'image/png']);
    // Width and height stand at the head of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    seen.add(png.toString('base64'));
  };
  for (const address of [place.path('home'), place.path('visits'), place.path('catalogue', `/${place.wine.slug}`)]) {
    await page.goto(address);
    const tag = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    for (const name of ['og:title', 'og:description', 'og:image:alt']) await expect(tag(name), `${name} of ${address}`).toHaveAttribute('content', /\S/);
    await expect(tag('og:url')).toHaveAttribute('content', place.origin + address);
    await expect(tag('og:locale')).toHaveAttribute('content', place.language === 'es' ? 'es_ES' : 'en_GB');
    await expect(tag('twitter:card')).toHaveAttribute('content', 'summary_large_image');
    await expect(tag('og:image')).toHaveAttribute('content', new RegExp(`^${place.origin}/share/${place.language}/.+\\.png\\?v=`));
    await look((await tag('og:image').getAttribute('content')) ?? '');
  }
  const other = place.brand === 'montelar' ? place.origin.replace('localhost', 'oria.localhost') : place.origin.replace('oria.', '');
  await look(`${other}/share/${place.language}/index.png`);
  expect(seen.size, 'pictures that differ by page and by house').toBe(4);
});
