import { defineBlock, privacyWords } from '@parral/site/blocks';
import * as z from 'zod';

export default defineBlock({
  name: 'club/joining',
  hydrate: 'visible',
  words: ['club/joining', 'club/forms', 'club/session', 'site/bot-check', privacyWords('joining')],
  attributes: z.object({ privacyUrl: z.string().describe('Path of the privacy policy.') }),
  example: { 'privacy-url': '/' },
});
