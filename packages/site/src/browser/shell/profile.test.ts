import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProfile } from './profile.ts';

/** The button that says Log out. */
class LogOutButton {
  closest = (selector: string) => (selector === '[data-logout]' ? this : null);
}

let press: (event: { target: LogOutButton }) => void;
let gone: string[];

/** What of a page the logout touches. */
beforeEach(() => {
  gone = [];
  vi.stubGlobal('Element', LogOutButton);
  vi.stubGlobal('BroadcastChannel', EventTarget);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { assign: (address: string) => void gone.push(address) });
  vi.stubGlobal('document', {
    cookie: '',
    documentElement: { lang: 'es', dataset: {} },
    querySelector: () => ({ hidden: true, querySelector: () => null }),
    querySelectorAll: () => [],
    addEventListener: (_type: string, listener: typeof press) => (press = listener),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['an error', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['no answer', () => Promise.reject(new TypeError('offline'))],
])('section 8: "Other fetch failures (including … logout …) are only logged": %s, and one goes to /login all the same', async (_case, answer) => {
  vi.stubGlobal('fetch', answer);
  startProfile();
  press({ target: new LogOutButton() });
  await expect.poll(() => gone).toEqual(['/login?next=%2Fes%2F']);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('the session could not be ended', expect.any(Error));
});
