import { addressesOf, type BlockAttributes, type BlockLoader } from '@parral/site/render';
import type { Availability } from '../../adding/availability.ts';
import { drawnAvailability } from '../../adding/drawn-availability.ts';
import type block from './block.ts';
import { type GiftGroup, giftGroups } from './gift-groups.ts';

type Attributes = BlockAttributes<typeof block>;

export interface GiftsData {
  groups: GiftGroup[];
  /** What is left of each, at the time when it was drawn; empty where that could not be read. */
  availability: Availability[];
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
    availability: await drawnAvailability(
      api,
      data.gifts.map(({ id }) => id),
    ),
    basketUrl: addressesOf(site, language).basket,
    checkoutUrl: addressesOf(site, language).checkout,
    contactEmail: site.contact_email,
  };
};
