import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAnswered, setConsent } from './consent-answer.ts';
import { takeQueuedEvents } from './take-queued-events.ts';
import { track } from './track.ts';

/** What of a page tracking touches. */
class Page {
  cookie = '';
  /** Whether one of its blocks writes the address. */
  writesAddress = false;
  querySelector = () => (this.writesAddress ? {} : null);
}
const shown = () => document as unknown as Page;

beforeEach(() => {
  vi.stubGlobal('document', new Page());
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hash: '' });
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const detail = { country: 'ES' };

describe('analytics wait for consent', () => {
  it('without an answer nothing is queued, and agreeing later tells nothing about before', () => {
    expect(track('checkout_step_1', detail)).toBe(false);
    expect(window.dataLayer).toBeUndefined();
    setConsent(['analytics']);
    expect(window.dataLayer).toBeUndefined();
  });

  it('refused: nothing, and the question is answered', () => {
    expect(hasAnswered()).toBe(false);
    setConsent([]);
    expect(hasAnswered()).toBe(true);
    expect(track('checkout_step_1', detail)).toBe(false);
    expect(window.dataLayer).toBeUndefined();
  });

  it('agreed: the event with what it is about, in order', () => {
    setConsent(['analytics']);
    track('checkout_step_1', detail);
    track('purchase_gift', { number: 'M-1' });
    expect(window.dataLayer).toEqual([
      { event: 'checkout_step_1', country: 'ES' },
      { event: 'purchase_gift', number: 'M-1' },
    ]);
  });

  it('the wines of one event do not stay in the next: each is preceded by the word to forget them', () => {
    setConsent(['analytics']);
    const ecommerce = { item_list_name: 'catalogue', items: [{ item_id: 'a', item_name: 'Reserva', index: 1 }] };
    track('view_item_list', { ecommerce });
    expect(window.dataLayer).toEqual([{ ecommerce: null }, { event: 'view_item_list', ecommerce }]);
  });

  it('a cookie of another name that ends alike is no consent', () => {
    document.cookie = 'my_consent=analytics';
    expect(track('checkout_step_1', detail)).toBe(false);
  });
});

describe('where the address holds what was typed there is no tag manager', () => {
  const step = { experience_id: '2', step: 3 };

  it.each([
    ['a block writes the address', () => (shown().writesAddress = true)],
    ['the hash holds a form', () => (location.hash = '#%7B%22step%22%3A3%7D')],
    ['the hash holds one written by hand', () => (location.hash = '#{"thirdStep":{"email":"a@b.es"}}')],
  ])('%s: an event waits for the next page, and is told once', (_what, arrange) => {
    arrange();
    setConsent(['analytics']);
    expect(track('booking_step', step)).toBe(true);
    expect(track('slot_taken', { experience_id: '2' })).toBe(true);
    expect(window.dataLayer).toBeUndefined();
    expect(takeQueuedEvents()).toEqual([
      { event: 'booking_step', ...step },
      { event: 'slot_taken', experience_id: '2' },
    ]);
    expect(takeQueuedEvents()).toEqual([]);
  });

  it('an anchor is no form; without consent nothing waits', () => {
    location.hash = '#contenido';
    shown().writesAddress = true;
    expect(track('booking_step', step)).toBe(false);
    expect(takeQueuedEvents()).toEqual([]);
    shown().writesAddress = false;
    setConsent(['analytics']);
    track('booking_step', step);
    expect(window.dataLayer).toEqual([{ event: 'booking_step', ...step }]);
  });
});
