import type { MessageFiles } from '@parral/site/words';
import type account from './blocks/account/messages.en.json';
import type billingAddress from './blocks/billing-address/messages.en.json';
import type highlighted from './blocks/highlighted/messages.en.json';
import type invitation from './blocks/invitation/messages.en.json';
import type joining from './blocks/joining/messages.en.json';
import type membership from './blocks/membership/messages.en.json';
import type orders from './blocks/orders/messages.en.json';
import type password from './blocks/password/messages.en.json';
import type personalData from './blocks/personal-data/messages.en.json';
import type preferences from './blocks/preferences/messages.en.json';
import type renewal from './blocks/renewal/messages.en.json';
import type visitCodes from './blocks/visit-codes/messages.en.json';
import type visits from './blocks/visits/messages.en.json';
import type forms from './forms/messages.en.json';
import type login from './screens/login/messages.en.json';
import type session from './session/messages.en.json';

/** The messages of the club, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('club/billing-address')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'club/account': typeof account;
    'club/billing-address': typeof billingAddress;
    'club/forms': typeof forms;
    'club/highlighted': typeof highlighted;
    'club/invitation': typeof invitation;
    'club/joining': typeof joining;
    'club/membership': typeof membership;
    'club/orders': typeof orders;
    'club/password': typeof password;
    'club/personal-data': typeof personalData;
    'club/preferences': typeof preferences;
    'club/renewal': typeof renewal;
    'club/visit-codes': typeof visitCodes;
    'club/visits': typeof visits;
    'club/login': typeof login;
    'club/session': typeof session;
  }
}
