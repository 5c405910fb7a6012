import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/visit-codes',
  hydrate: 'never',
  attributes: z.object({}),
  page: 'my_club',
});
