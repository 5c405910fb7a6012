import { defineBlock, privacyWords } from '@parral/site/blocks';
import { z } from 'zod';

/** Writes to the estate, about one of the subjects that its page offers. */
export default defineBlock({
  name: 'content/contact',
  hydrate: 'interaction',
  hydrateForMembers: 'load',
  words: ['content/contact', 'site/bot-check', privacyWords('contact')],
  attributes: z.object({
    pageId: z.string().describe('the page whose subjects are offered'),
    privacyUrl: z.string().describe('the page that the consent is about'),
  }),
});
