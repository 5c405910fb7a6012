import { type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';

/** What every basket page has in common; the basket itself is one person's and is fetched in the browser. */
export interface BasketData {
  contactEmail: string;
  /** What stands where nothing is in it: `basket-empty` of the brand's pictures. */
  emptyPicture?: SitePicture | null;
}

export const load: BlockLoader<unknown, BasketData> = async ({ site }) => ({ contactEmail: site.contact_email, emptyPicture: pictureOf(site, 'basket-empty') });
