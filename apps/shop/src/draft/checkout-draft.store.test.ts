import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from './checkout-draft.store.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** A tab's storage, as browsers have it. */
function openStorage() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.unstubAllGlobals());

describe('must show 3: reload and back at each step', () => {
  it('gives back what was kept, until the order is made', () => {
    openStorage();
    keepDraft({ values: 'typed', paymentIntent: 'pi_1' });
    expect(readDraft(isText)).toEqual({ values: 'typed', paymentIntent: 'pi_1' });
    forgetDraft();
    expect(readDraft(isText)).toBeNull();
  });
});

describe('fault: a broken draft breaks the checkout', () => {
  it('takes what is no draft for none', () => {
    const kept = openStorage();
    kept.set('shop.checkout', '{"values": 3}');
    expect(readDraft(isText)).toBeNull();
    kept.set('shop.checkout', '{not json');
    expect(readDraft(isText)).toBeNull();
  });
  it('goes on where storage is closed', () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('denied');
      },
    });
    expect(() => keepDraft({ values: 'typed' })).not.toThrow();
    expect(readDraft(isText)).toBeNull();
  });
});
