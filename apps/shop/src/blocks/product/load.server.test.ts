import { describe, expect, it } from 'vitest';
import { exampleProduct } from './example-product.ts';
import { head, load } from './load.server.ts';

const site = { addresses: { en: { basket: '/en/basket', checkout: '/en/checkout', privacy: '/en/privacy' } }, contact_email: '', name: 'Alba', brand: 'alba' };

/** The page as it is asked for; the estate has one wine. */
async function asked(slug: string, query: Record<string, string>, pictures: { src: string }[] = []) {
  const GET = (_path: string, { params }: { params: { path: { slug: string } } }) => {
    const status = params.path.slug === exampleProduct.slug ? 200 : 404;
    return Promise.resolve({ data: status === 200 ? exampleProduct : undefined, error: { detail: 'NOT_FOUND' }, response: { status } });
  };
  const context = {
    attributes: { slug, catalogueUrl: '/en/wines' },
    api: { GET },
    brand: 'alba',
    language: 'en',
    words: () => (key: string) => key,
    site: { ...site, pictures },
    query,
    origin: '',
    path: '',
  };
  const data = await load(context as unknown as Parameters<typeof load>[0]);
  return { data, context, head: head({ ...context, data } as unknown as Parameters<typeof head>[0]) };
}

/** Each address that is kept takes room in the cache of pages: what anybody can write must not fill it. */
describe('fault: unknown query strings make cache entries', () => {
  const magnum = 'ORI-872-2020-150';

  it('a vintage and format of the wine has a page that is kept, with its name', async () => {
    const { data, head: said } = await asked(exampleProduct.slug, { sku: magnum });
    expect([data.sku, said.keep, said.title]).toEqual([magnum, undefined, '872 Clay, magnum 2020']);
  });

  it('an unknown one shows the estate’s choice and is not kept', async () => {
    const { data, head: said } = await asked(exampleProduct.slug, { sku: 'NO-SUCH-1' });
    expect([data.sku, said.keep, said.title]).toEqual([exampleProduct.default_variant_id, false, exampleProduct.title]);
  });

  it('an unknown wine is no page at all', async () => {
    await expect(asked('no-such-wine', {})).rejects.toMatchObject({ status: 404 });
  });
});

describe('fault: the largest picture of a wine was found late, when the page had been read down to it', () => {
  it('its ground is fetched before the rest; of a photograph the browser chooses the width itself', async () => {
    const { data, context } = await asked(exampleProduct.slug, {});
    const said = (src: string) => head({ ...context, data: { ...data, ground: { src, width: 760, height: 320 } } } as unknown as Parameters<typeof head>[0]);
    expect(said('/images/brisa/strata-clay.svg').preloadImages).toEqual([{ href: '/images/brisa/strata-clay.svg' }]);
    expect(said('/images/brisa/strata-clay.jpg').preloadImages).toBeUndefined();
  });
});

it('the italics of a label are fetched beforehand; a photographed bottle has its own', async () => {
  const { data, context, head: said } = await asked(exampleProduct.slug, {});
  expect(said.italics).toBe(true);
  const withPhotographOf = (isPhotographed: (id: string) => boolean) => {
    const photograph = { address: '/images/alba/872.jpg' };
    const variants = data.product.variants.map((one) => (isPhotographed(one.id) ? { ...one, bottle: { ...one.bottle, photograph } } : one));
    const input = { ...context, origin: 'https://alba.example', data: { ...data, product: { ...data.product, variants } } };
    return head(input as unknown as Parameters<typeof head>[0]).italics;
  };
  expect(data.product.variants.length).toBeGreaterThan(1);
  expect(withPhotographOf((id) => id === data.sku)).toBe(false);
  expect(withPhotographOf((id) => id !== data.sku)).toBe(true);
});

it('the last view is said in words: what is seen from near, or the ground where the estate has no such picture or photographs its grounds', async () => {
  const saidWith = async (...files: string[]) => {
    const pictures = files.map((file) => ({ src: `/images/alba/${file}` }));
    return (await asked(exampleProduct.slug, {}, pictures)).data.groundAlt;
  };
  expect(await saidWith('strata-clay.svg', 'strata-clay-near.svg')).toBe('near_clay');
  expect(await saidWith('strata-clay.svg')).toBe('clay');
  expect(await saidWith('strata-clay.jpg', 'strata-clay-near.svg')).toBe('clay');
});
