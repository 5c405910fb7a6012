import type { ScreenRequest, ScreenView } from '@parral/site/render';
import { wordsOfRooms } from '@parral/site/testing';
import { describe, expect, it } from 'vitest';
import { loginScreen } from './login-screen.tsx';

const site = {
  brand: 'alba',
  languages: ['es', 'en'],
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
    if (request.url.includes('/alternates/')) {
      const isKnown = new URL(request.url).searchParams.get('path') === '/es/club/mis-pedidos';
      return isKnown
        ? Response.json({ paths: { es: '/es/club/mis-pedidos', en: '/en/club/my-orders' } })
        : Response.json({ detail: 'NOT_FOUND' }, { status: 404 });
    }
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

  it('fault: the language switch loses next: it leads to the login whose next is the same page in that language, query and hash with it', async () => {
    const alternates = { es: '/login?next=%2Fes%2Fclub%2Fmis-pedidos%3Fp%3D2%23x', en: '/login?next=%2Fen%2Fclub%2Fmy-orders%3Fp%3D2%23x' };
    const next = encodeURIComponent('/es/club/mis-pedidos?p=2#x');
    expect((await visit({ search: `?next=${next}` })).answer).toMatchObject({ alternates });
    expect((await visit({ method: 'POST', form: { email: 'a@b.es', password: 'x', next: '/es/club/mis-pedidos?p=2#x' } })).answer).toMatchObject({
      alternates,
    });
  });

  it('the switch of a login to no page that is known leads to the club', async () => {
    const alternates = { es: '/login?next=%2Fes%2Fclub%2Fmi-club', en: '/login?next=%2Fen%2Fclub%2Fmy-club' };
    expect((await visit({ search: '?next=/es/nowhere' })).answer).toMatchObject({ alternates });
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
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
