/** Stands before a neighbour's HTTP server and can keep requests on their way, as a network does that delivers late. */
import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface LateProxy {
  /** Its address, with the path of the neighbour's. */
  url: string;
  /** While it says true of `METHOD /path`, requests wait; nobody hears of them. */
  isLate: (request: string) => boolean;
  /** Lets those that wait arrive, in their order; what each was answered. */
  arrive(): Promise<number[]>;
  close(): void;
}

export async function lateProxy(target: string): Promise<LateProxy> {
  const waiting: (() => Promise<number>)[] = [];
  const neighbour = new URL(target);
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const hand = () => handOn(neighbour, request, body);
    if (proxy.isLate(`${request.method} ${request.url}`)) return void waiting.push(async () => (await hand()).answer.statusCode ?? 0);
    const { answer: own, bytes } = await hand();
    response.writeHead(own.statusCode ?? 502, own.headers).end(bytes);
  }
  const server = createServer((request, response) => void answer(request, response).catch((error: unknown) => response.destroy(error as Error)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: LateProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${neighbour.pathname}`,
    isLate: () => false,
    async arrive() {
      const statuses: number[] = [];
      for (const hand of waiting.splice(0)) statuses.push(await hand());
      return statuses;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

async function handOn({ hostname, port }: URL, { method, url, headers }: IncomingMessage, body: Buffer): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const sent = send({ hostname, port, method, path: url, headers: { ...headers, connection: 'close' } });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { answer, bytes: await buffer(answer) };
}
