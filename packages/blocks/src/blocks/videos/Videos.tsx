import { listPath } from '@parral/site/paths';
import { useWords } from '@parral/site/words';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Categories } from '../../lists/Categories.tsx';
import { FragmentList } from '../../lists/FragmentList.tsx';
import { ListPages } from '../../lists/ListPages.tsx';
import { NothingFound } from '../../lists/NothingFound.tsx';
import type block from './block.ts';
import type { VideosData } from './load.server.ts';

/** The films of the virtual visit by category, subcategory and page (specification section 2). A press on a poster plays its film. */
export default function Videos({ data: { list, path, page, category, subcategory } }: BlockProps<BlockAttributes<typeof block>, VideosData>) {
  const t = useWords('blocks/videos');
  const href = (cat_id: number | undefined, subcat_id: number | undefined, p: number) => listPath(path, 'videos', { cat_id, subcat_id, p });
  const chosen = list.categories.find(({ id }) => id === category);
  return (
    <section id="videos">
      <Categories categories={list.categories} current={category} href={(id) => href(id, undefined, 1)} />
      {chosen && chosen.subcategories.length > 0 && (
        <Categories label={t('within', { name: chosen.name })} categories={chosen.subcategories} current={subcategory} href={(id) => href(category, id, 1)} />
      )}
      {list.html.length === 0 ? <NothingFound href={href(undefined, undefined, 1)} /> : <FragmentList html={list.html} variant="films" />}
      <ListPages page={page} totalPages={list.total_pages} href={(to) => href(category, subcategory, to)} />
    </section>
  );
}
