import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

export default defineBlock({
  name: 'booking/visit-list',
  hydrate: 'never',
  // Dates are sold by the minute.
  freshFor: 60,
  attributes: z.object({ pageId: z.string().optional().describe('Id of the page, page.id.') }),
  example: {},
});
