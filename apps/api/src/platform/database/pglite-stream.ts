import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

declare global {
  // Node's types name what WebAssembly has, not what it does.
  namespace WebAssembly {
    function compile(bytes: Uint8Array): Promise<Module>;
  }
}

/** How an embedded database is opened: in a folder, or in memory from a file with a dumped data folder (`dumpDataDir('none')`). */
export type PgliteSource = { folder: string } | { dumpFile: string };

/** What a thread is started with. */
export interface PgliteThreadData {
  source: PgliteSource;
  engine: WebAssembly.Module;
}

/** PGlite's 9 MB of WebAssembly, compiled once for all threads of the process: V8 would compile, and then optimise, them anew for each. */
let compiled: Promise<WebAssembly.Module> | undefined;

async function compileEngine(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')));
  } catch (error) {
    // The next that opens a database tries again.
    compiled = undefined;
    throw error;
  }
}

/** The first byte of the message by which a client takes its leave. PGlite would end in the middle of its answers. */
const terminate = 0x58;

type Written = { chunk: Buffer; encoding: BufferEncoding };
type Done = (error?: Error | null) => void;

/**
 * What node-postgres takes for a socket to PostgreSQL: a thread of its own with PGlite in it, which begins with `connect` and ends with the
 * stream. Ended in good order it closes the database; destroyed in the middle of something it is stopped as by a kill, and the next that
 * opens the folder finds what was committed.
 */
export class PgliteStream extends Duplex {
  readonly #source: PgliteSource;
  readonly #before: Promise<void>;
  #thread: Worker | undefined;
  #isOpen = false;
  /** Resolves once nothing works on the folder any more. */
  readonly over: Promise<void>;

  /** Two threads on one folder would ruin it: `before` is what must have ended first. */
  constructor(source: PgliteSource, before: Promise<void>) {
    super();
    this.#source = source;
    this.#before = before;
    this.over = new Promise((resolve) => this.once('close', resolve));
  }

  connect(): this {
    this.#open().catch((error: Error) => this.destroy(error));
    return this;
  }

  // As node-postgres calls them of a socket.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  async #open(): Promise<void> {
    await this.#before;
    const engine = await (compiled ??= compileEngine());
    if (this.destroyed) return;
    const workerData: PgliteThreadData = { source: this.#source, engine };
    const thread = (this.#thread = new Worker(new URL('pglite-thread.ts', import.meta.url), { name: 'database', workerData }));
    thread.on('error', (error) => this.destroy(this.#isOpen ? new Error('Connection terminated: the embedded database broke.', { cause: error }) : error));
    thread.on('exit', () => {
      this.#thread = undefined;
      this.destroy();
    });
    thread.on('message', (said: Uint8Array | 'open') => {
      if (said !== 'open') return void this.push(said);
      this.#isOpen = true;
      this.emit('connect');
    });
  }

  override _read(): void {}

  override _write(chunk: Buffer, encoding: BufferEncoding, done: Done): void {
    this._writev([{ chunk, encoding }], done);
  }

  /** What was written in one go is worked on in one go. */
  override _writev(written: Written[], done: Done): void {
    const chunks = written.flatMap(({ chunk }) => (chunk[0] === terminate ? [] : [chunk]));
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    if (at > 0) this.#thread?.postMessage(bytes);
    done();
  }

  override _final(done: Done): void {
    if (this.#thread === undefined) return done();
    this.#thread.once('exit', () => done());
    this.#thread.postMessage('end');
  }

  override _destroy(error: Error | null, done: Done): void {
    if (this.#thread === undefined) return done(error);
    this.#thread.once('exit', () => done(error));
    void this.#thread.terminate();
  }
}
