import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/membership',
  hydrate: 'never',
  attributes: z.object({ ordersUrl: z.string().describe('Path of the orders of the member.') }),
  page: 'my_club',
});
