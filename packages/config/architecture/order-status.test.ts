/** "Status has the same word everywhere": on the pages of orders and visits, in the club, in the demo's mails and in what the estate is told. */
import { describe, expect, test } from 'vitest';
import { interfaceLanguages, read } from './sources.ts';

const messages = (file: string) => JSON.parse(read(file)) as Record<string, string>;

/** The mail that goes out when an order comes to a status, by the status' message. */
const mails = {
  status_new: 'order-confirmation',
  progress_dispatched: 'order-dispatched',
  progress_ready: 'order-ready',
  status_completed: 'order-completed',
  status_canceled: 'order-canceled',
};

describe.each(interfaceLanguages())('where an order stands, in %s', (language) => {
  const onPage = messages(`apps/shop/src/blocks/order/messages.${language}.json`);
  const inClub = messages(`apps/club/src/blocks/orders/messages.${language}.json`);
  const ofEstate = messages(`apps/api/src/features/orders/messages.${language}.json`);

  test('is said on the order page as in the club', () => {
    const names = Object.keys(onPage).filter((name) => /^(?:status|progress)_/.test(name));
    expect(names.length).toBeGreaterThan(5);
    expect(Object.fromEntries(names.map((name) => [name, inClub[name]]))).toEqual(Object.fromEntries(names.map((name) => [name, onPage[name]])));
  });

  test.each(Object.entries(mails))('is said by the mail of %s', (name, mail) => {
    expect(read(`apps/estate/demo/mail/${mail}.${language}.liquid`).toLowerCase()).toContain((onPage[name] ?? 'no word').toLowerCase());
  });

  test('is said to the estate', () => {
    expect(ofEstate['noticeCanceled']?.toLowerCase()).toContain((onPage['status_canceled'] ?? 'no word').toLowerCase());
  });
});

describe.each(interfaceLanguages())('a visit that is called off, in %s', (language) => {
  const inClub = messages(`apps/club/src/blocks/visits/messages.${language}.json`);
  const onPage = messages(`apps/booking/src/blocks/booked-visit/messages.${language}.json`);
  const ofEstate = messages(`apps/api/src/features/booking/messages.${language}.json`);

  test.each([
    ['in the club', inClub['status_refunded']],
    ['on the page of the visit, as its title', onPage['cancelled_title']],
    ['on the page of the visit', onPage['cancelled_done']],
    ['by the mail', read(`apps/estate/demo/mail/visit-cancelled.${language}.liquid`)],
    ['to the estate', ofEstate['noticeCancelled']],
  ])('has the same word: %s', (_where, text = '') => {
    expect(text.toLowerCase()).toContain((inClub['status_cancelled'] ?? 'no word').toLowerCase());
  });
});
