/** How a server behind a proxy keeps its connections, and lets go of them without breaking an answer. */
import type { Server } from 'node:http';

/**
 * Longer than the proxies before us keep an idle connection (nginx a minute, Caddy two): whoever closes first while the other sends
 * breaks a request, and a proxy does not send a POST twice. In milliseconds.
 */
export const keepAliveTimeout = 130_000;

/** What hangs longer than this would hold up the end for everybody, in milliseconds. */
const patience = 5_000;

/** From now on each answer is the last one of its connection, so that the proxy opens no more requests on it. */
export function sayGoodbye(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Takes no more connections and resolves when what is being answered has been. */
export function closeServer(server: Server): Promise<void> {
  sayGoodbye(server);
  return new Promise((done) => {
    // An answer that had begun leaves its connection open behind it.
    const idle = setInterval(() => server.closeIdleConnections(), 50).unref();
    const hanging = setTimeout(() => server.closeAllConnections(), patience).unref();
    server.close(() => {
      clearInterval(idle);
      clearTimeout(hanging);
      done();
    });
    server.closeIdleConnections();
  });
}
