import type { MessageFiles } from '@parral/site/words';
import type contact from './blocks/contact/messages.en.json';
import type contactByMail from './screens/contact-by-mail/messages.en.json';

/** The messages of the content pages, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('content/contact')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'content/contact': typeof contact;
    'content/contact-by-mail': typeof contactByMail;
  }
}
