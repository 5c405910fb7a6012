/**
 * One address for apps that run apart, as small as it can be: `node proxy.ts`, with PORT, API, SHOP, BOOKING, CLUB, CONTENT (addresses).
 * README.md beside has the same for nginx.
 */
import { createServer, request as send, type Server } from 'node:http';

/** Where each part answers: `http://127.0.0.1:3001`. */
export interface Parts {
  api: string;
  shop: string;
  booking: string;
  club: string;
  content: string;
}

/** A path begins with → the part that answers. Files by their app; all else goes to the first app, and from there on by `PAGES_ORIGIN`. */
const routes: readonly (readonly [RegExp, keyof Parts])[] = [
  [/^\/(?:api|healthz|readyz|sandbox)(?:\/|$)/, 'api'],
  [/^\/assets\/booking\//, 'booking'],
  [/^\/assets\/club\//, 'club'],
  [/^\/assets\/content\//, 'content'],
  [/^\/login(?:\?|$)/, 'club'],
];

/** The proxy, not yet listening. `Host` stays as it came, for the brand is found by it; the reader's address is added for the API's limits. */
export function createProxy(parts: Parts): Server {
  return createServer((request, response) => {
    const [, part] = routes.find(([path]) => path.test(request.url ?? '/')) ?? [null, 'shop' as const];
    const { hostname, port } = new URL(parts[part]);
    const hops = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...request.headers, 'x-forwarded-for': hops };
    const onward = send({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', (error) => {
      console.error(`${part} at ${parts[part]} does not answer: ${error.message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'Cache-Control': 'no-store' }).end('A server behind this one does not answer; please try again.\n');
    });
    request.pipe(onward);
  });
}

if (import.meta.main) {
  const { PORT = '3000', API, SHOP, BOOKING, CLUB, CONTENT } = process.env;
  if (!API || !SHOP || !BOOKING || !CLUB || !CONTENT)
    throw new Error('Say where each part answers: API, SHOP, BOOKING, CLUB, CONTENT, each as http://127.0.0.1:3001');
  createProxy({ api: API, shop: SHOP, booking: BOOKING, club: CLUB, content: CONTENT }).listen(Number(PORT), () => console.log(`http://localhost:${PORT}/`));
}
