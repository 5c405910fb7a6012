import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Visitor } from '../../../testing/visitor.ts';

const main = fileURLToPath(new URL('../../../testing/main.ts', import.meta.url));

/** A server in a process of its own, on a real port. */
export interface Killable {
  process: ChildProcess;
  visitor(cookies?: ReadonlyMap<string, string>): Visitor;
  /** Ends it at once, as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
  /** Ends it as its owner would: what it has begun, it finishes. Resolves when it is gone. */
  stop(): Promise<void>;
}

/** What a process of a test has of this one's variables: where programs are, and where compiled code is kept, which spares it a second. */
export function bare(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
}

/** Starts a server on the variables given and waits until it is ready. Throws what it printed when it ends before. */
export async function startKillable(variables: Record<string, string>): Promise<Killable> {
  const child = spawn(process.execPath, [main], {
    env: { ...bare(), PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  const address = await addressOf(child);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  return {
    process: child,
    visitor: (cookies = new Map()) => {
      const visitor = new Visitor(remoteApp(address), new URL(address).host);
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
      return visitor;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /Docs\s+(http:\/\/[^/\s]+)/.exec(printed)?.[1];
      if (address !== undefined && printed.includes('Ready')) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended (${code}) before it was ready:\n${printed}`)));
  });
}

/** What a visitor needs of an app, over a socket. */
function remoteApp(address: string): FastifyInstance {
  const inject = async ({ method, url, headers, payload }: { method: string; url: string; headers: Record<string, string>; payload?: string }) => {
    const response = await fetch(address + url, { method, headers, ...(payload !== undefined && { body: payload }) });
    const body = await response.text();
    const cookies = response.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      return { name, value, ...(/max-age=0/i.test(line) && { maxAge: 0 }) };
    });
    return { statusCode: response.status, headers: Object.fromEntries(response.headers), body, cookies, json: () => JSON.parse(body) as unknown };
  };
  return { inject } as unknown as FastifyInstance;
}
