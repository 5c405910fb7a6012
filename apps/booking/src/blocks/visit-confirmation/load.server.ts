import type { BlockLoader } from '@parral/site/render';

export interface ConfirmationData {
  contactEmail: string;
  /** Where the estate stands, for the map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
}

export const load: BlockLoader<unknown, ConfirmationData> = async ({ site }) => ({ contactEmail: site.contact_email, place: site.place ?? null });
