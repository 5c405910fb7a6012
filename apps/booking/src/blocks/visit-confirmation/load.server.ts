import type { BlockLoader } from '@parral/site/render';
import { loadVisitScenes, type VisitScenes } from '../../visit-scenes/load-visit-scenes.server.ts';

export interface ConfirmationData {
  contactEmail: string;
  /** Where the estate stands, for the map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
  scenes: VisitScenes;
}

export const load: BlockLoader<unknown, ConfirmationData> = async (page) => ({
  contactEmail: page.site.contact_email,
  place: page.site.place ?? null,
  scenes: await loadVisitScenes(page),
});
