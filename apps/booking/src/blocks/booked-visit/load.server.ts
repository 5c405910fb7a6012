import type { BlockLoader } from '@parral/site/render';

/** What every such page has in common; the booking is one person's and is fetched in the browser. */
export interface BookedVisitData {
  contactEmail: string;
  /** Where the estate stands, for the map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
}

export const load: BlockLoader<unknown, BookedVisitData> = async ({ site }) => ({ contactEmail: site.contact_email, place: site.place ?? null });
