import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/password',
  hydrate: 'load',
  words: ['club/password', 'club/forms', 'club/session', privacyWords('password')],
  attributes: z.object({ clubUrl: z.string().describe('Path where a member arrives.') }),
  page: 'password',
});
