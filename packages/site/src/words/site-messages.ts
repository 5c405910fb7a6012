import { errorMessages } from '@parral/api-client/error-messages';
import type { MessageFiles } from './messages.ts';

/** The messages of this room and those below it, for the pages of every app; not for the browser, which gets those of its page. */
export const siteMessages: Readonly<Record<string, MessageFiles>> = {
  site: import.meta.glob('../**/messages.*.json', { eager: true, import: 'default' }),
  'api-client': errorMessages,
};
