import { describe, expect, it } from 'vitest';
import { signedIn } from '../../testing/sessions.ts';
import { visitOffice } from '../../testing/visit-office.ts';
import { signInPage } from './page.tsx';

describe('issue 16, who: the way back to what somebody wanted', () => {
  const signIn = (next: string, state: 'signed_in' | 'code') =>
    visitOffice(`/office/sign-in?next=${encodeURIComponent(next)}`, {
      pages: [signInPage],
      form: { email: 'marta@alba.example', password: 'x' },
      answers: { 'POST /api/office/session/': () => Response.json({ ...signedIn([]), state }) },
    });

  it('fault "whoever is asked for no second factor came out at the home": leads on to it', async () => {
    expect((await signIn('/office/orders/K7', 'signed_in')).location).toBe('/office/orders/K7');
    expect((await signIn('https://elsewhere.example/office/', 'signed_in')).location).toBe('/office/');
  });

  it('goes along through the code', async () => {
    expect((await signIn('/office/orders/K7', 'code')).location).toBe('/office/code?next=%2Foffice%2Forders%2FK7');
  });
});
