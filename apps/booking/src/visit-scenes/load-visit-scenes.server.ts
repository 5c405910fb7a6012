import { type BlockLoader, type Scene, sceneOf } from '@parral/site/render';

/** The picture of each visit that has one, what it shows and the visit's page, by the visit's id. */
export type VisitScenes = Record<string, Scene & { alt: string; href: string | null }>;

/** Reads them for a page that is one person's: which visit it is about is known in the browser alone. None where the API does not answer. */
export async function loadVisitScenes({ api, brand, language, site }: Parameters<BlockLoader<unknown, unknown>>[0]): Promise<VisitScenes> {
  const { data, error, response } = await api.GET('/api/experience/', { params: { query: { brand, language } } });
  if (!data) console.error(`GET /api/experience/ answered ${response.status} ${error?.detail ?? ''}; the page stands without a picture of the visit`);
  const scenes = (data?.experiences ?? []).flatMap(({ id, href, picture, picture_alt: alt }) => {
    const scene = sceneOf(site, picture);
    return scene ? [[id, { ...scene, alt: alt ?? '', href }] as const] : [];
  });
  return Object.fromEntries(scenes);
}
