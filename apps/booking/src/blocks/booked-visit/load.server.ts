import { type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';

/** What every such page has in common; the booking is one person's and is fetched in the browser. */
export interface BookedVisitData {
  contactEmail: string;
  /** Where the estate stands, for the map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
  /** What stands where there is no such booking: the brand's picture of a page that is missing. */
  missing: SitePicture | null;
}

export const load: BlockLoader<unknown, BookedVisitData> = async ({ site }) => ({
  contactEmail: site.contact_email,
  place: site.place ?? null,
  missing: pictureOf(site, 'not-found-phone'),
});
