import type { MessageFiles } from '@parral/site/words';
import type code from './pages/code/messages.en.json';
import type enrolment from './pages/enrolment/messages.en.json';
import type password from './pages/password/messages.en.json';
import type signIn from './pages/sign-in/messages.en.json';
import type today from './pages/today/messages.en.json';
import type shell from './shell/messages.en.json';

/** The messages of the office, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('office/shell')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'office/code': typeof code;
    'office/enrolment': typeof enrolment;
    'office/password': typeof password;
    'office/shell': typeof shell;
    'office/sign-in': typeof signIn;
    'office/today': typeof today;
  }
}
