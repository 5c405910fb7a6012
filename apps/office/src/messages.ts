import type { MessageFiles } from '@parral/site/words';
import type layout from './layout/messages.en.json';
import type account from './pages/account/messages.en.json';
import type cancelOrder from './pages/cancel-order/messages.en.json';
import type closeVisits from './pages/close-visits/messages.en.json';
import type openSlot from './pages/open-slot/messages.en.json';
import type dispatchList from './pages/dispatch-list/messages.en.json';
import type pack from './pages/pack/messages.en.json';
import type bookVisit from './pages/book-visit/messages.en.json';
import type code from './pages/code/messages.en.json';
import type dispatch from './pages/dispatch/messages.en.json';
import type enrolment from './pages/enrolment/messages.en.json';
import type log from './pages/log/messages.en.json';
import type newPerson from './pages/new-person/messages.en.json';
import type numbers from './pages/numbers/messages.en.json';
import type order from './pages/order/messages.en.json';
import type orders from './pages/orders/messages.en.json';
import type password from './pages/password/messages.en.json';
import type people from './pages/people/messages.en.json';
import type person from './pages/person/messages.en.json';
import type programs from './pages/programs/messages.en.json';
import type refund from './pages/refund/messages.en.json';
import type signIn from './pages/sign-in/messages.en.json';
import type today from './pages/today/messages.en.json';
import type visitList from './pages/visit-list/messages.en.json';
import type visit from './pages/visit/messages.en.json';
import type visits from './pages/visits/messages.en.json';
import type coupons from './pages/coupons/messages.en.json';
import type member from './pages/member/messages.en.json';
import type members from './pages/members/messages.en.json';
import type newVouchers from './pages/new-vouchers/messages.en.json';
import type voucher from './pages/voucher/messages.en.json';
import type vouchers from './pages/vouchers/messages.en.json';
import type wine from './pages/wine/messages.en.json';
import type winePrice from './pages/wine-price/messages.en.json';
import type wineSale from './pages/wine-sale/messages.en.json';
import type wineStock from './pages/wine-stock/messages.en.json';
import type wines from './pages/wines/messages.en.json';
import type shell from './shell/messages.en.json';

/** The messages of the office, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('office/shell')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'office/account': typeof account;
    'office/cancel-order': typeof cancelOrder;
    'office/close-visits': typeof closeVisits;
    'office/open-slot': typeof openSlot;
    'office/dispatch-list': typeof dispatchList;
    'office/pack': typeof pack;
    'office/book-visit': typeof bookVisit;
    'office/code': typeof code;
    'office/dispatch': typeof dispatch;
    'office/enrolment': typeof enrolment;
    'office/layout': typeof layout;
    'office/log': typeof log;
    'office/new-person': typeof newPerson;
    'office/numbers': typeof numbers;
    'office/order': typeof order;
    'office/orders': typeof orders;
    'office/password': typeof password;
    'office/people': typeof people;
    'office/person': typeof person;
    'office/programs': typeof programs;
    'office/refund': typeof refund;
    'office/shell': typeof shell;
    'office/sign-in': typeof signIn;
    'office/today': typeof today;
    'office/visit': typeof visit;
    'office/visit-list': typeof visitList;
    'office/visits': typeof visits;
    'office/coupons': typeof coupons;
    'office/member': typeof member;
    'office/members': typeof members;
    'office/new-vouchers': typeof newVouchers;
    'office/voucher': typeof voucher;
    'office/vouchers': typeof vouchers;
    'office/wine': typeof wine;
    'office/wine-price': typeof winePrice;
    'office/wine-sale': typeof wineSale;
    'office/wine-stock': typeof wineStock;
    'office/wines': typeof wines;
  }
}
