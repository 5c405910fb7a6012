import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/invitation',
  hydrate: 'load',
  words: ['club/invitation', 'club/forms', 'club/session', privacyWords('invitation')],
  attributes: z.object({ countriesUrl: z.string().describe('Path of the list of countries that are delivered to.') }),
  page: 'my_club',
});
