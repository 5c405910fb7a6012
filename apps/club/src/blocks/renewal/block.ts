import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

/** Asks the estate to renew a membership that has ended; nothing for everybody else. */
export default defineBlock({
  name: 'club/renewal',
  hydrate: 'visible',
  words: ['club/renewal', 'club/forms', 'club/session', privacyWords('joining')],
  attributes: z.object({}),
  page: 'my_club',
});
