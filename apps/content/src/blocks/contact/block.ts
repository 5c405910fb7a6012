import { defineBlock } from '@parral/site/blocks';
import { z } from 'zod';

/** `page-id` names the page whose subjects are offered, `privacy-url` the page that the consent is about. */
export default defineBlock({
  name: 'content/contact',
  hydrate: 'focus',
  hydrateForMembers: 'load',
  words: ['content/contact', 'site/bot-check'],
  attributes: z.object({ pageId: z.string(), privacyUrl: z.string() }),
});
