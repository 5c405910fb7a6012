import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

/** What a member does with the account itself: how they log in, where they are logged in, their data as a file, deleting them. */
export default defineBlock({
  name: 'club/account',
  hydrate: 'load',
  words: ['club/account', 'club/forms', 'club/session', privacyWords('account')],
  attributes: z.object({ clubUrl: z.string().describe('Path where one arrives who has deleted the account.') }),
  page: 'my_club',
});
