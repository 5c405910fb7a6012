import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/personal-data',
  hydrate: 'load',
  words: ['club/personal-data', 'club/forms', 'club/session', privacyWords('account')],
  attributes: z.object({}),
  page: 'my_club',
});
