import { type BlockLoader, type Scene, sceneOf } from '@parral/site/render';

export interface ConfirmationData {
  contactEmail: string;
  /** Where the estate stands, for the map; null where its folder does not say. */
  place: { latitude: number; longitude: number } | null;
  /** The picture of each visit that has one, what it shows and the visit's page, by the visit's id. */
  scenes: Record<string, Scene & { alt: string; href: string | null }>;
}

export const load: BlockLoader<unknown, ConfirmationData> = async ({ api, brand, language, site }) => {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) console.error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}; the confirmation stands without a picture`);
  const scenes = (data?.experiences ?? []).flatMap(({ id, href, picture, picture_alt: alt }) => {
    const scene = sceneOf(site, picture);
    return scene ? [[id, { ...scene, alt: alt ?? '', href }] as const] : [];
  });
  return { contactEmail: site.contact_email, place: site.place ?? null, scenes: Object.fromEntries(scenes) };
};
