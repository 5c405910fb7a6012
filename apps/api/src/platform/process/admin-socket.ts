import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { describeError } from '../log/logger.ts';
import { socketPath } from './socket-path.ts';

/** A command sent to the server that holds the data folder. */
export interface AdminRequest {
  command: string;
  args: string[];
  json: boolean;
}

/** What comes back, one JSON line each: what to print, at last the exit code. */
export type AdminLine = { print: string } | { fail: string } | { exit: number };

/**
 * Serves one connection of the admin socket: one request, its lines, the end. Only the account that runs the server can
 * reach the socket (mode 600). A probe that sends nothing is let go.
 */
export function serveAdmin(socket: Socket, run: (request: AdminRequest, send: (line: AdminLine) => void) => Promise<number>): void {
  const send = (line: AdminLine) => void (socket.writable && socket.write(`${JSON.stringify(line)}\n`));
  socket.on('error', () => socket.destroy());
  createInterface({ input: socket }).once('line', (line) => {
    void (async () => {
      try {
        send({ exit: await run(JSON.parse(line) as AdminRequest, send) });
      } catch (error) {
        send({ fail: describeError(error).message });
        send({ exit: 1 });
      }
      socket.end();
    })();
  });
}

/**
 * Sends a command to the server that runs on the data folder and hands each line on.
 * Returns the exit code; null when no server runs there.
 */
export async function askAdmin(dataDir: string, request: AdminRequest, onLine: (line: AdminLine) => void): Promise<number | null> {
  const socket = connect(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const line = JSON.parse(text) as AdminLine;
    if ('exit' in line) return line.exit;
    onLine(line);
  }
  throw new Error('The server ended before it had answered the command.');
}
