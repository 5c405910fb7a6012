import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/preferences',
  hydrate: 'load',
  words: ['club/preferences', 'club/forms', 'club/session'],
  attributes: z.object({}),
  page: 'my_club',
});
