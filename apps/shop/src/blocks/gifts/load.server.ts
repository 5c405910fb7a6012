import { addressesOf, type BlockAttributes, type BlockLoader } from '@parral/site/render';
import type block from './block.ts';
import { type GiftGroup, giftGroups } from './gift-groups.ts';

type Attributes = BlockAttributes<typeof block>;

export interface GiftsData {
  groups: GiftGroup[];
  basketUrl: string;
  checkoutUrl: string;
  contactEmail: string;
}

/** The vouchers that the brand sells. */
export const load: BlockLoader<Attributes, GiftsData> = async ({ api, brand, language, site }) => {
  const { data, error, response } = await api.GET('/api/catalogue/gifts/', { params: { query: { brand, language } } });
  if (!data) throw new Error(`GET /api/catalogue/gifts/ answered ${response.status} ${error?.detail ?? ''}`);
  return {
    groups: giftGroups(data.gifts),
    basketUrl: addressesOf(site, language).basket,
    checkoutUrl: addressesOf(site, language).checkout,
    contactEmail: site.contact_email,
  };
};
