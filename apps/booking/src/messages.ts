import type { MessageFiles } from '@parral/site/words';
import type bookedVisit from './blocks/booked-visit/messages.en.json';
import type groupRequest from './blocks/group-request/messages.en.json';
import type visitBooking from './blocks/visit-booking/messages.en.json';
import type visitConfirmation from './blocks/visit-confirmation/messages.en.json';
import type visitList from './blocks/visit-list/messages.en.json';
import type visit from './blocks/visit/messages.en.json';
import type onTheDay from './on-the-day/messages.en.json';
import type visitFacts from './visit-facts/messages.en.json';

/** The messages of booking, for its pages and its tests. */
export const messages: MessageFiles = import.meta.glob('./**/messages.*.json', { eager: true, import: 'default' });

/** Their namespaces, for `useWords('booking/booked-visit')`. */
declare module '@parral/site/messages' {
  interface Messages {
    'booking/booked-visit': typeof bookedVisit;
    'booking/group-request': typeof groupRequest;
    'booking/visit-booking': typeof visitBooking;
    'booking/visit-confirmation': typeof visitConfirmation;
    'booking/visit-list': typeof visitList;
    'booking/visit': typeof visit;
    'booking/visit-facts': typeof visitFacts;
    'booking/on-the-day': typeof onTheDay;
  }
}
