import { ApiError } from '@parral/api-client';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../testing/sessions.ts';
import { visitOffice } from '../testing/visit-office.ts';
import type { Page } from './page.ts';

const failing = new ApiError({ status: 500, code: 'INTERNAL_ERROR' });
const pages: readonly Page[] = [
  { route: 'sign-in', access: 'any', show: async () => ({ title: 'Login', body: <p>who are you</p> }) },
  { route: '', access: 'signed_in', right: 'today:read', show: async () => ({ title: 'Today', body: <p>the day</p> }) },
  {
    route: 'orders/:number',
    access: 'signed_in',
    right: 'orders:read',
    show: async ({ params }) => ({ title: 'Order', body: <p>{`order ${params['number']}`}</p> }),
  },
  { route: 'lost', access: 'signed_in', show: async ({ api }) => ({ title: '', body: String((await api.listOfficeSessions()).sessions.length) }) },
  { route: 'broken', access: 'signed_in', show: () => Promise.reject(failing) },
  {
    route: 'form',
    access: 'signed_in',
    show: async () => ({ title: '', body: '' }),
    submit: async ({ api }, form) => (await api.signOutOfOffice(), { to: `/office/?name=${form.get('name')}` }),
  },
];

describe('issue 16, who: "menu, screen and call read one table of rights"', () => {
  it('shows a page to who has its right, with the menu of what they may see', async () => {
    const { status, html } = await visitOffice('/office/', { pages, session: signedIn(['today:read']) });
    expect(status).toBe(200);
    expect(html).toContain('the day');
    expect(html).toContain('href="/office/" aria-current="page"');
  });

  it('refuses a page to who lacks its right, and leaves its entry out of the menu', async () => {
    const { status, html } = await visitOffice('/office/', { pages, session: signedIn(['orders:read']) });
    expect(status).toBe(403);
    expect(html).not.toContain('the day');
    expect(html).not.toContain('>Hoy<');
  });

  it('leads who is not signed in to the login, with the way back', async () => {
    const { status, location } = await visitOffice('/office/orders/K7?page=2', { pages });
    expect([status, location]).toEqual([303, '/office/sign-in?next=%2Foffice%2Forders%2FK7%3Fpage%3D2']);
  });

  it('leads who has given the password alone to the code, whatever page they ask for', async () => {
    const session = { state: 'code', person: null, rights: [], ends_at: null } as const;
    expect((await visitOffice('/office/', { pages, session: { ...session, rights: [] } })).location).toBe('/office/code');
  });

  it('whoever follows a link from a mail asks again from here, with the cookie that is not sent from elsewhere', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { status, html } = await visitOffice('/office/orders/K7?tab=%22mails', { pages, headers });
    expect(status).toBe(200);
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/office/orders/K7?tab=%22mails">');
    expect((await visitOffice('/office/orders/K7', { pages, headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(303);
  });

  it('leads to the login whose session ended between two calls', async () => {
    const answers = { 'GET /api/office/sessions/': () => Response.json({ detail: 'OFFICE_NOT_SIGNED_IN' }, { status: 401 }) };
    expect((await visitOffice('/office/lost', { pages, session: signedIn([]), answers })).location).toBe('/office/sign-in?next=%2Foffice%2Flost');
  });
});

describe('pages', () => {
  it('read parts of the address, and are nowhere else', async () => {
    const session = signedIn(['orders:read']);
    expect((await visitOffice('/office/orders/K7QX-31', { pages, session })).html).toContain('order K7QX-31');
    for (const path of ['/office/orders/', '/office/orders/a/b', '/office/nothing'])
      expect([path, (await visitOffice(path, { pages, session })).status]).toEqual([path, 404]);
  });

  it('take a form where they have one, and lead on with the cookies of the API', async () => {
    const answers = { 'DELETE /api/office/session/': () => Response.json({}, { headers: { 'set-cookie': 'a=b' } }) };
    const done = await visitOffice('/office/form', { pages, session: signedIn([]), form: { name: 'x' }, answers });
    expect([done.status, done.location, done.headers?.['Set-Cookie']]).toEqual([303, '/office/?name=x', ['a=b']]);
    expect((await visitOffice('/office/', { pages, session: signedIn(['today:read']), form: {} })).status).toBe(405);
  });

  it('that fail are the HTTP layer’s to log, with a number', async () => {
    await expect(visitOffice('/office/broken', { pages, session: signedIn([]) })).rejects.toThrow(failing);
  });

  it('speak the language that is asked for, else the person’s, else the browser’s', async () => {
    const langOf = async (address: string, given: Partial<Parameters<typeof visitOffice>[1]> = {}) =>
      /<html lang="(\w+)"/.exec((await visitOffice(address, { pages, ...given })).html)?.[1];
    expect(await langOf('/office/', { session: signedIn(['today:read']), headers: { 'accept-language': 'en' } })).toBe('es');
    expect(await langOf('/office/?language=en', { session: signedIn(['today:read']) })).toBe('en');
    expect(await langOf('/office/sign-in', { headers: { 'accept-language': 'en-GB' } })).toBe('en');
  });

  it('run no inline script and stand in nobody’s frame', async () => {
    const { policy, html } = await visitOffice('/office/', { pages, session: signedIn(['today:read']) });
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(html).not.toMatch(/<script(?![^>]*src=)|style="/);
  });
});
