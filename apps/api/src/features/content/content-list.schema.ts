import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Press, Projects, Videos } from '../../platform/content/index.ts';

/** The lists of the content pages, each as its file has it: `projects`, `videos`, `press`. */
export const contentList = pgTable('content_list', {
  name: text().$type<keyof ContentLists>().primaryKey(),
  data: jsonb().$type<ContentLists[keyof ContentLists]>().notNull(),
});

export interface ContentLists {
  projects: Projects;
  videos: Videos;
  press: Press;
}
