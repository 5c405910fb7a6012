import type { components } from '@parral/api-spec';
import { isPhotograph } from '@parral/rules';
import { type BlockAttributes, type BlockHead, type BlockLoader, type Scene, sceneOf } from '@parral/site/render';
import { idNumber, pageNumber } from '../../lists/list-query.ts';
import type block from './block.ts';
import { deskMedia, phoneMedia } from './media.ts';

type Attributes = BlockAttributes<typeof block>;

export interface VideosData {
  list: components['schemas']['VideoList'];
  path: string;
  page: number;
  category: number | undefined;
  subcategory: number | undefined;
  /** Where the films are shown; null on a plain dark band. */
  scene: Scene | null;
}

/** One page of the films of the virtual visit, of all, of a category or of a subcategory (specification sections 2 and 7), and where they are shown. */
export const load: BlockLoader<Attributes, VideosData> = async ({ attributes: { image }, api, brand, language, query, site, page: { alternates } }) => {
  const [page, category, subcategory] = [pageNumber(query['p']), idNumber(query['cat_id']), idNumber(query['subcat_id'])];
  const narrowed = subcategory === undefined ? { ...(category !== undefined && { cat_id: category }) } : { subcat_id: subcategory };
  const { data, error, response } = await api.GET('/api/virtual_experience_videos/', {
    params: { query: { p: page, ...narrowed, language_code: language, branding: brand } },
  });
  if (!data) throw new Error(`GET /api/virtual_experience_videos/ answered ${response.status} ${error?.detail ?? ''}`);
  const found = sceneOf(site, image ?? null);
  // The place of the sheet is known of drawings with both cuts alone.
  const scene = found?.narrow && !isPhotograph(found.wide.src) ? found : null;
  return { list: data, path: alternates[language] ?? '', page, category, subcategory, scene };
};

/** With a title it is the page's first screen: the header stands on its ground, and its picture is fetched before the rest. */
export const head: BlockHead<Attributes, VideosData> = ({ attributes: { title }, data: { scene } }) => ({
  ...(title && { field: 'footer' }),
  ...(scene?.narrow && {
    preloadImages: [
      { href: scene.wide.src, media: deskMedia },
      { href: scene.narrow.src, media: phoneMedia },
    ],
  }),
});
