import type { Db } from '../../platform/database/database.ts';
import type { Importer } from '../../platform/content/import-estate.ts';
import { contentList, type ContentLists } from './content-list.schema.ts';

/** For `context.content.memo`: newest first where entries have a year or a day. */
export async function loadContentLists(tx: Db): Promise<ContentLists> {
  const rows = new Map((await tx.select().from(contentList)).map(({ name, data }) => [name, data]));
  const projects = (rows.get('projects') ?? { categories: [], projects: [] }) as ContentLists['projects'];
  const videos = (rows.get('videos') ?? { categories: [], videos: [] }) as ContentLists['videos'];
  const press = (rows.get('press') ?? { categories: [], articles: [] }) as ContentLists['press'];
  return {
    projects: { ...projects, projects: projects.projects.toSorted((a, b) => b.year - a.year) },
    videos,
    press: { ...press, articles: press.articles.toSorted((a, b) => b.date.localeCompare(a.date)) },
  };
}

/** Replaces the lists by those of the folder. */
export const importContentLists: Importer = async (_db, estate) => (tx) => writeContentLists(tx, estate);

export async function writeContentLists(tx: Db, { projects, videos, press }: ContentLists): Promise<void> {
  await tx.delete(contentList);
  await tx.insert(contentList).values([
    { name: 'projects', data: projects },
    { name: 'videos', data: videos },
    { name: 'press', data: press },
  ]);
}
