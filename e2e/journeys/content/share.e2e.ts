import { expect, test } from '../../support/place.ts';

test('@everywhere a page that is shared shows its title, its words and a picture of 1200 × 630 px of its own house', async ({ request, place }) => {
  const seen = new Map<string, Buffer>();
  for (const address of [place.path('home'), place.path('visits'), place.path('catalogue', `/${place.wine.slug}`)]) {
    const html = await (await request.get(place.origin + address)).text();
    const tag = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1]?.replaceAll('&amp;', '&');
    for (const name of ['og:title', 'og:description', 'og:url']) expect(tag(name), `${name} of ${address}`).toBeTruthy();
    expect(tag('og:locale')).toBe(place.language === 'es' ? 'es_ES' : 'en_GB');
    expect(tag('twitter:card')).toBe('summary_large_image');
    const picture = tag('og:image') ?? '';
    expect(picture).toMatch(new RegExp(`^${place.origin}/share/${place.language}/`));
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    const png = await answer.body();
    // Width and height stand at the head of a PNG.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    seen.set(png.toString('base64'), png);
  }
  const other = place.brand === 'montelar' ? place.origin.replace('localhost', 'oria.localhost') : place.origin.replace('oria.', '');
  const theirs = await request.get(`${other}/share/${place.language}/index.png`);
  seen.set((await theirs.body()).toString('base64'), await theirs.body());
  expect(seen.size, 'pictures that differ by page and by house').toBe(4);
});
