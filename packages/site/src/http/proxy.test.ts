/** "Every call to a neighbour has a limit": what stands behind the proxy may hang, break off or be gone. */
import { once } from 'node:events';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { proxyTo } from './proxy.ts';

const servers: Server[] = [];
const listening = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
/** Address of a proxy before a server that answers as told. */
const before = async (listener: RequestListener) => listening(proxyTo(await listening(listener), { silenceMs: 200 }));

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('a request and its answer come through as they were, host included', async () => {
  const address = await before((incoming, response) => {
    response.writeHead(418, { 'x-host': incoming.headers.host ?? '' });
    incoming.pipe(response);
  });
  const answer = await fetch(address, { method: 'POST', body: 'wine' });
  expect([answer.status, answer.headers.get('x-host'), await answer.text()]).toEqual([418, new URL(address).host, 'wine']);
});

test('a neighbour that says nothing is a 502, and logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await fetch(await before(() => {}));
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')]);
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('an answer that breaks off is no whole one', async () => {
  const address = await before((_incoming, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  const answer = await fetch(address);
  await expect(answer.text()).rejects.toThrow();
});

test('where the reader has gone, the neighbour is told', async () => {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const reader = request(
    await before((_incoming, response) => {
      response.once('close', resolve);
      ask();
    }),
  );
  reader.on('error', () => {}).end();
  await asked;
  reader.destroy();
  await gone;
});
