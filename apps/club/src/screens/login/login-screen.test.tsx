import type { ScreenRequest, ScreenView } from '@parral/site/render';
import { wordsOfRooms } from '@parral/site/testing';
import { describe, expect, it } from 'vitest';
import { loginScreen } from './login-screen.tsx';

const site = {
  addresses: { es: { my_club: '/es/club/mi-club', password: '/es/club/contrasena' }, en: { my_club: '/en/club/my-club', password: '/en/club/password' } },
} as unknown as ScreenView['site'];

interface Given {
  method?: 'GET' | 'POST';
  search?: string;
  form?: Record<string, string>;
  /** What the API answers to the login. */
  login?: Response;
  member?: object | null;
}

async function visit({ method = 'GET', search = '', form, login, member = null }: Given) {
  const requests: Request[] = [];
  const api = async (request: Request) => {
    requests.push(request);
    if (request.url.endsWith('/api/club/session/')) return Response.json({ member });
    return login ?? Response.json({ detail: 'LOGIN_FAILED' }, { status: 401 });
  };
  const view = {
    site,
    language: 'es',
    origin: '',
    path: '/login',
    search,
    api,
    method,
    form: form ? new URLSearchParams(form) : null,
    headers: {},
    words: wordsOfRooms,
  } satisfies ScreenRequest;
  return { answer: await loginScreen(view), requests };
}

const open = () => Response.json({ member: {} }, { headers: { 'set-cookie': 'sid=new; HttpOnly' } });

describe('section 2: /login with next', () => {
  it('a right pair goes to next, with the session’s cookie', async () => {
    const { answer } = await visit({ method: 'POST', form: { email: ' lucia@club.example ', password: 'x', next: '/es/club/pedidos?p=2' }, login: open() });
    expect(answer).toEqual({ redirect: '/es/club/pedidos?p=2', cookies: ['sid=new; HttpOnly'] });
  });

  it('without next, or with one of another site, it goes to the club', async () => {
    for (const next of ['', '//evil.example', 'https://evil.example']) {
      const { answer } = await visit({ method: 'POST', form: { email: 'a@b.es', password: 'x', next }, login: open() });
      expect(answer).toMatchObject({ redirect: '/es/club/mi-club' });
    }
  });

  it('whoever is logged in goes straight to next', async () => {
    const { answer } = await visit({ search: '?next=/es/vinos', member: { name: 'Lucía' } });
    expect(answer).toMatchObject({ redirect: '/es/vinos' });
  });

  it.each([
    [401, 401],
    [400, 400],
    [429, 429],
    [500, 502],
  ])('the API’s %i is shown as %i, the form stays', async (status, shown) => {
    const { answer } = await visit({ method: 'POST', form: { email: 'a@b.es', password: 'x' }, login: Response.json({}, { status }) });
    expect(answer).toMatchObject({ status: shown, theme: 'club' });
  });

  it('nothing filled in is said without asking the API', async () => {
    const { answer, requests } = await visit({ method: 'POST', form: { email: 'a@b', password: '' } });
    expect(answer).toMatchObject({ status: 400 });
    expect(requests).toEqual([]);
  });
});
