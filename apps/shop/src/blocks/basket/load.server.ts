import type { components } from '@parral/api-spec';
import { type BlockAttributes, type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';
import type block from './block.ts';

/** What every basket page has in common; the basket itself is one person's and is fetched in the browser. */
export interface BasketData {
  contactEmail: string;
  /** Where the estate ships to, the one chosen at the start first. */
  countries: readonly Pick<components['schemas']['ShippingCountry'], 'iso_code' | 'name'>[];
  /** What stands where nothing is in it: `basket-empty` of the brand's pictures. */
  emptyPicture?: SitePicture | null;
  /** The wines that this picture shows, from left to right. */
  missing?: readonly MissingWine[] | undefined;
}

export type MissingWine = Pick<components['schemas']['ProductCard'], 'id' | 'title' | 'href' | 'price'>;

export const load: BlockLoader<BlockAttributes<typeof block>, BasketData> = async ({ attributes, site, api, brand, language }) => {
  const { data, error, response } = await api.GET('/api/ecom_order/checkout/shipping_countries/', { params: { query: { language } } });
  if (!data) throw new Error(`GET /api/ecom_order/checkout/shipping_countries/ answered ${response.status} ${error?.detail ?? ''}`);
  return {
    contactEmail: site.contact_email,
    countries: data.map(({ iso_code, name }) => ({ iso_code, name })),
    emptyPicture: pictureOf(site, 'basket-empty'),
    missing: attributes.skus === undefined ? [] : await winesOf(attributes.skus),
  };

  /** None where the catalogue does not answer: a basket stands without them. */
  async function winesOf(ids: string): Promise<MissingWine[]> {
    const answer = await api.GET('/api/catalogue/products/', { params: { query: { brand, language, ids } } });
    if (!answer.data) console.error(`GET /api/catalogue/products/ answered ${answer.response.status}; the empty basket names no wines`);
    return (answer.data?.products ?? []).map(({ id, title, href, price }) => ({ id, title, href, price }));
  }
};
