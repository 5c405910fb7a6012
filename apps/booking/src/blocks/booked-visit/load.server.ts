import { type BlockLoader, pictureOf, type SitePicture } from '@parral/site/render';
import { loadVisitScenes, type VisitScenes } from '../../visit-scenes/load-visit-scenes.server.ts';

/** What every such page has in common; the booking is one person's and is fetched in the browser. */
export interface BookedVisitData {
  contactEmail: string;
  /** Where the estate stands, for the map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
  /** What stands where there is no such booking: the brand's picture of a page that is missing. */
  missing: SitePicture | null;
  scenes: VisitScenes;
}

export const load: BlockLoader<unknown, BookedVisitData> = async (page) => ({
  contactEmail: page.site.contact_email,
  place: page.site.place ?? null,
  missing: pictureOf(page.site, 'not-found-phone'),
  scenes: await loadVisitScenes(page),
});
