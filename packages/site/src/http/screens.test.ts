import { afterEach, expect, it } from 'vitest';
import type { Screen } from '../render/screen.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { serveSite, type TestSite } from '../testing/serve-site.tsx';
import { apiOrigin } from './api.ts';

let server: TestSite;
afterEach(() => server.close());

/** As the login does: its call names neither cookie nor address. */
const screen: Screen = async ({ api }) => {
  const answer = await api(new Request(`${apiOrigin}/api/club/login/`, { method: 'POST', body: '{}' }));
  return { redirect: '/es/', cookies: answer.headers.getSetCookie() };
};

it('fault: a form sent without script loses the basket, and its limits count the door: the reader’s cookie and address go with the call, the new cookie comes back', async () => {
  const requests: Headers[] = [];
  const login = (request: Request) => {
    requests.push(request.headers);
    return { status: 200, body: {}, headers: { 'set-cookie': 'sid=after; HttpOnly' } };
  };
  server = await serveSite(fakeApi({ 'POST /api/club/login/': login }), {}, { screens: { '/login': screen } });
  const send = (headers: Record<string, string>) => server.get('/login', { method: 'POST', body: 'email=a%40b.es', headers });
  const answer = await send({ cookie: 'sid=guest', 'x-forwarded-for': '198.51.100.7' });
  expect(answer.status).toBe(303);
  expect(answer.headers['set-cookie']).toEqual(['sid=after; HttpOnly']);
  expect(requests[0]?.get('cookie')).toBe('sid=guest');
  expect(requests[0]?.get('x-forwarded-for')).toBe('198.51.100.7, 127.0.0.1');
  // Links of mails that the call orders lead to the page's own host.
  expect(requests[0]?.get('x-forwarded-host')).toBe('localhost');
  await send({});
  expect(requests[1]?.get('cookie')).toBeNull();
  expect(requests[1]?.get('x-forwarded-for')).toBe('127.0.0.1');
});
