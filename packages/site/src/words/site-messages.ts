import type { MessageFiles } from './messages.ts';

/** The messages of this room, for the pages of every app; not for the browser, which gets those of its page. */
export const siteMessages: MessageFiles = import.meta.glob('../**/messages.*.json', { eager: true, import: 'default' });
