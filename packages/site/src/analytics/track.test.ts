import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasAnswered, setConsent } from './consent.ts';
import { track } from './track.ts';

/** The two things of a page that tracking touches. */
class Page {
  cookie = '';
}

beforeEach(() => {
  vi.stubGlobal('document', new Page());
  vi.stubGlobal('window', {});
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
