import { defineBlock } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/billing-address',
  hydrate: 'load',
  words: ['club/billing-address', 'club/forms', 'club/session', 'site/privacy-notice'],
  attributes: z.object({}),
  page: 'my_club',
});
