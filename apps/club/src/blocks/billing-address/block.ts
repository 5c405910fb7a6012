import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/billing-address',
  hydrate: 'load',
  words: ['club/billing-address', 'club/forms', 'club/session', privacyWords('account')],
  attributes: z.object({}),
  page: 'my_club',
});
