import type { components } from '@parral/api-spec';
import { type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';

/** What every basket page has in common; the basket itself is one person's and is fetched in the browser. */
export interface BasketData {
  contactEmail: string;
  /** Where the estate ships to, the one chosen at the start first. */
  countries: readonly Pick<components['schemas']['ShippingCountry'], 'iso_code' | 'name'>[];
  /** What stands where nothing is in it: `basket-empty` of the brand's pictures. */
  emptyPicture?: SitePicture | null;
}

export const load: BlockLoader<unknown, BasketData> = async ({ site, api, language }) => {
  const { data, error, response } = await api.GET('/api/ecom_order/checkout/shipping_countries/', { params: { query: { language } } });
  if (!data) throw new Error(`GET /api/ecom_order/checkout/shipping_countries/ answered ${response.status} ${error?.detail ?? ''}`);
  return {
    contactEmail: site.contact_email,
    countries: data.map(({ iso_code, name }) => ({ iso_code, name })),
    emptyPicture: pictureOf(site, 'basket-empty'),
  };
};
