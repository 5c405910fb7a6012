import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'booking/visit-list',
  hydrate: 'never',
  attributes: z.object({ pageId: z.string().optional().describe('Id of the page, page.id.') }),
  example: {},
});
