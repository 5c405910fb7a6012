import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/highlighted',
  hydrate: 'load',
  words: ['club/highlighted', 'club/session'],
  attributes: z.object({
    pageId: z.string().describe('Id of the page, page.id.'),
    catalogueUrl: z.string().optional().describe('Path of the catalogue, where a member goes on while nothing is selected.'),
  }),
  page: 'my_club',
});
