/** Starts the built estate as a process of its own, as a person would, and knows how to end and to kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface RunningEstate {
  port: number;
  /** Addresses of the two brands' roots, without a slash at the end. */
  montelar: string;
  oria: string;
  dataDir: string;
  pid: number;
  /** All that it printed so far. */
  output(): string;
  /** Milliseconds from the start of the process to its "Ready". */
  readyAfter: number;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a power cut for the process. */
  kill(): Promise<void>;
  /** Removes the data folder. */
  forget(): Promise<void>;
}

export interface StartOptions {
  port?: number;
  /** Reused for a second start; a fresh one in the temporary folder otherwise. */
  dataDir?: string;
  env?: Record<string, string>;
  /** An app to serve from source with hot reload, as `npm run dev <app>` does; all as built otherwise. */
  develop?: string;
  /** The folder of the repository, where it is another than this one. */
  from?: string;
}

/** Starts an estate and resolves when it says that it is ready. Rejects with all it printed when it ends before. */
export async function startEstate({ port, dataDir, env = {}, develop, from = root }: StartOptions = {}): Promise<RunningEstate> {
  const chosen = port ?? (await freePort());
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'estate-')));
  const started = performance.now();
  const child = spawn(process.execPath, develop === undefined ? [join(from, 'apps/estate/src/start.ts')] : [join(from, 'apps/estate/src/dev.ts'), develop], {
    cwd: from,
    env: { ...process.env, PORT: String(chosen), DATA_DIR: folder, ...env },
    // By the fourth it hears when this process is gone, and ends as well.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const printed: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  await ready(child, printed);
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return {
    port: chosen,
    montelar: `http://localhost:${chosen}`,
    oria: `http://oria.localhost:${chosen}`,
    dataDir: folder,
    pid: child.pid ?? 0,
    output: () => printed.join(''),
    readyAfter: performance.now() - started,
    stop: () => (child.kill('SIGTERM'), ended),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    forget: () => rm(folder, { recursive: true, force: true }),
  };
}

function ready(child: ChildProcess, printed: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => finish(new Error(`The estate was not ready after 180 s. It printed:\n${printed.join('')}`)), 180_000);
    const finish = (error?: Error) => {
      clearTimeout(timer);
      child.stdout?.off('data', look);
      child.off('exit', gone);
      if (error) fail(error);
      else done();
    };
    const look = () => {
      if (/^Ready in /m.test(printed.join(''))) finish();
    };
    const gone = (code: number | null) => finish(new Error(`The estate ended with ${code} before it was ready. It printed:\n${printed.join('')}`));
    child.stdout?.on('data', look);
    child.on('exit', gone);
  });
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.on('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
