/**
 * The thread of the embedded database: opens PGlite, says `open`, and answers each message of the PostgreSQL protocol with what PGlite
 * says to it, until it is told `end`. One connection to a thread, as PostgreSQL has a process for each.
 */
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { releaseMemory } from '../process/release-memory.ts';
import type { PgliteThreadData } from './pglite-stream.ts';

const port = parentPort!;
const { source, engine: pgliteWasmModule } = workerData as PgliteThreadData;
// What is in memory already needs no 128 MB of buffers in front of it, which cost half a second of every start where memory is slow.
const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const pglite = await ('folder' in source
  ? PGlite.create(source.folder, { pgliteWasmModule })
  : PGlite.create({ loadDataDir: await openAsBlob(source.dumpFile), startParams: inMemory, pgliteWasmModule }));

port.on('message', (asked: Uint8Array | 'end') => {
  if (asked === 'end') return void pglite.close().finally(() => port.close());
  // Whole messages, one or several. What it cannot even answer ends the thread, and with it the connection.
  void pglite.execProtocolRawStream(asked, { syncToFs: false, onRawData: (bytes) => port.postMessage(bytes.slice()) });
});
port.postMessage('open');
// A first start made the database in a second PGlite, which nobody needs any more.
setTimeout(releaseMemory, 3_000).unref();
