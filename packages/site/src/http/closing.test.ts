/** "Roll out a new version without a failed request": what a proxy before a server sees of its end. */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closeServer, keepAliveTimeout, sayGoodbye } from './closing.ts';

let server: Server;
let agent: Agent;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  answer = (response) => response.end('well');
  agent = new Agent({ keepAlive: true });
  server = createServer({ keepAliveTimeout }, (_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.close();
  server.closeAllConnections();
});

async function ask(): Promise<{ connection: string | undefined; said: string }> {
  const sent = get({ agent, host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { connection: response.headers.connection, said: await text(response) };
}

it('connections are kept for longer than nginx and Caddy keep theirs', () => {
  expect(keepAliveTimeout).toBeGreaterThan(120_000);
});

it('a server that is about to end answers, and says on each connection that it was the last time', async () => {
  expect((await ask()).connection).toBe('keep-alive');
  sayGoodbye(server);
  expect(await ask()).toEqual({ connection: 'close', said: 'well' });
});

it('what is being answered when it closes is answered to its end; nobody gets in any more', async () => {
  const waiting = Promise.withResolvers<ServerResponse>();
  answer = waiting.resolve;
  const under = ask();
  const response = await waiting.promise;
  let isClosed = false;
  const closed = closeServer(server).then(() => (isClosed = true));
  await expect(ask()).rejects.toThrow(/ECONNREFUSED|not running|Cannot read/);
  expect(isClosed).toBe(false);
  response.end('late and whole');
  expect((await under).said).toBe('late and whole');
  await closed;
});
