import { listPath } from '@parral/site/paths';
import type { BlockAttributes, BlockProps } from '@parral/site/render';
import { Categories } from '../../lists/Categories.tsx';
import { FragmentList } from '../../lists/FragmentList.tsx';
import { ListPages } from '../../lists/ListPages.tsx';
import { NothingFound } from '../../lists/NothingFound.tsx';
import type block from './block.ts';
import type { ProjectsData } from './load.server.ts';

/** What the estate does for its land, by category and page; everything is in the address (specification section 2). */
export default function Projects({ data: { list, path, page, category } }: BlockProps<BlockAttributes<typeof block>, ProjectsData>) {
  const href = (cat_id: number | undefined, p: number) => listPath(path, 'projects', { cat_id, p });
  return (
    <section id="projects">
      <Categories categories={list.categories} current={category} href={(id) => href(id, 1)} />
      {list.html.length === 0 ? <NothingFound href={href(undefined, 1)} /> : <FragmentList html={list.html} />}
      <ListPages page={page} totalPages={list.total_pages} href={(to) => href(category, to)} />
    </section>
  );
}
