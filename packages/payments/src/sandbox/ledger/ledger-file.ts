import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';

export type LedgerProblem = { line: number; bytes: number; text: string };

export type LedgerFile<Line> = {
  /** Adds a line; the promise settles once the line is in the file. */
  append(line: Line): Promise<void>;
  /** Undefined when everything is in the file, else a promise for that moment. */
  settled(): Promise<void> | undefined;
  close(): Promise<void>;
  readonly path: string;
  /** Lines read at the start and appended since. */
  readonly lines: number;
  /** Set when the file ended in the middle of a line: that line was never acknowledged and was cut off. */
  readonly torn: LedgerProblem | null;
};

/**
 * Opens the append-only file `ledger.jsonl` in `folder`, hands every line in it to `replay`, then appends.
 * Lines that arrive while a write is under way go out together in the next one. A write is handed to the
 * operating system before it is acknowledged: it outlives a killed process, not a loss of power.
 * @throws when a line other than a torn last one cannot be read: it says which, and nothing is changed.
 */
export async function openLedger<Line>(folder: string, replay: (line: Line) => void): Promise<LedgerFile<Line>> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'ledger.jsonl');
  const { lines: read, torn, keep } = await readBack(path, (line) => replay(line as Line));
  if (torn) await truncate(path, keep);
  const file = await open(path, 'a');

  let lines = read;
  let gathering: Batch | undefined;
  let writing: Batch | undefined;
  let broken: Error | undefined;

  function refuseGathered(error: Error): void {
    gathering?.written.reject(error);
    gathering = undefined;
  }

  async function writeOut(): Promise<void> {
    while (gathering) {
      writing = gathering;
      gathering = undefined;
      try {
        await file.appendFile(writing.text.join(''));
        writing.written.resolve();
      } catch (cause) {
        broken = new Error(`The sandbox's ledger ${path} cannot be written: payments are refused until the server is started again with a writable folder.`, {
          cause,
        });
        writing.written.reject(broken);
        refuseGathered(broken);
      }
    }
    writing = undefined;
  }

  return {
    path,
    torn,
    get lines() {
      return lines;
    },
    append(line) {
      if (broken) return Promise.reject(broken);
      gathering ??= { text: [], written: Promise.withResolvers() };
      const { text, written } = gathering;
      text.push(`${JSON.stringify(line)}\n`);
      lines += 1;
      // Left to the end of this turn, so that everything said in it goes out at once.
      if (!writing && text.length === 1) queueMicrotask(() => void (writing ?? writeOut()));
      return written.promise;
    },
    settled: () => (broken ? Promise.reject(broken) : (gathering ?? writing)?.written.promise),
    async close() {
      await (gathering ?? writing)?.written.promise;
      await file.close();
    },
  };
}

/** Lines that go out in one write. */
type Batch = { text: string[]; written: PromiseWithResolvers<void> };

async function readBack(path: string, replay: (line: unknown) => void) {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  let start = 0;
  let lines = 0;
  for (let end = bytes.indexOf(10); end !== -1; end = bytes.indexOf(10, start)) {
    const text = bytes.toString('utf8', start, end);
    lines += 1;
    try {
      replay(JSON.parse(text));
    } catch (cause) {
      throw new Error(
        `The sandbox's ledger ${path} is damaged at line ${lines}: ${text.slice(0, 80)}. Nothing was changed. Put the file aside to start with an empty store.`,
        { cause },
      );
    }
    start = end + 1;
  }
  const rest = bytes.length - start;
  const torn = rest > 0 ? { line: lines + 1, bytes: rest, text: bytes.toString('utf8', start, start + 80) } : null;
  return { lines, torn, keep: start };
}
