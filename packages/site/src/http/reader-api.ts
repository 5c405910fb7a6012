import type { IncomingMessage } from 'node:http';
import type { ApiFetch } from './app.ts';

/** The API as a reader asks it: with their cookies, their address, and the host that links in mails shall lead to. */
export function apiOfReader(api: ApiFetch, { headers: asked, socket }: IncomingMessage, host: string): ApiFetch {
  const { cookie, 'x-forwarded-for': before, 'x-forwarded-proto': scheme } = asked;
  const hops = [before, socket.remoteAddress].filter((hop) => hop !== undefined).join(', ');
  return (inner) => {
    const headers = new Headers(inner.headers);
    if (cookie) headers.set('cookie', cookie);
    if (hops) headers.set('x-forwarded-for', hops);
    headers.set('x-forwarded-host', host);
    if (typeof scheme === 'string') headers.set('x-forwarded-proto', scheme);
    return api(new Request(inner, { headers }));
  };
}
