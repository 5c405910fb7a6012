import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { socketPath } from './socket-path.ts';
import { takeOverGuard } from './take-over-guard.ts';

/** The hold on a data folder: a listening socket in it, which ends with the process. */
export interface DataFolderLock {
  /** Called with each connection that another process makes: the admin socket. */
  onConnection(handler: (socket: Socket) => void): void;
  release(): Promise<void>;
}

/** Another process runs on the data folder. */
export class DataFolderTaken extends Error {
  constructor(dataDir: string) {
    super(`Another server is running on the data folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`);
    this.name = 'DataFolderTaken';
  }
}

/**
 * Takes the data folder for this process: the socket listens under a name of its own and
 * is then linked to `estate.sock`, which only one process can do. Whoever answers there keeps the folder; a socket
 * left behind by a killed process is taken away.
 * Throws DataFolderTaken.
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolderLock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const place = socketPath(dataDir);
  const own = `${place}.${randomBytes(4).toString('hex')}`;
  const server = createServer();
  server.listen(own);
  await once(server, 'listening');
  await chmod(own, 0o600);
  try {
    await claim(own, place, dataDir);
  } catch (error) {
    await closed(server);
    throw error;
  }
  await unlink(own);
  // Ended connections of the admin socket must not keep the process alive, and neither must the lock itself.
  server.unref();
  return {
    onConnection: (handler) => void server.on('connection', handler),
    release: async () => {
      await ignoreMissing(unlink(place));
      await closed(server);
    },
  };
}

async function claim(own: string, place: string, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await linked(own, place)) return;
    if (await answers(place)) throw new DataFolderTaken(dataDir);
    if (!(await removeDead(place))) await pause(20);
  }
  throw new DataFolderTaken(dataDir);
}

/** Takes a dead socket away; false while somebody else is about to. */
async function removeDead(place: string): Promise<boolean> {
  const giveBack = await takeOverGuard(place);
  if (giveBack === null) return false;
  try {
    // Asked again: since the first look somebody may have removed the dead one and moved in, or be about to.
    if ((await stateOf(place)) === 'dead') await unlink(place);
    return true;
  } finally {
    await giveBack();
  }
}

async function linked(own: string, place: string): Promise<boolean> {
  try {
    await link(own, place);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Whether somebody listens at this socket. */
export const answers = async (place: string): Promise<boolean> => (await stateOf(place)) === 'alive';

function stateOf(place: string): Promise<'alive' | 'dead' | 'missing'> {
  return new Promise((resolve, reject) => {
    const socket = connect(place);
    socket.once('connect', () => {
      socket.destroy();
      resolve('alive');
    });
    socket.once('error', (error) => {
      const code = codeOf(error);
      if (code === 'ENOENT') resolve('missing');
      else if (code === 'ECONNREFUSED' || code === 'ENOTSOCK') resolve('dead');
      else reject(error);
    });
  });
}

/** true when done, false when there was nothing. */
async function ignoreMissing(done: Promise<void>): Promise<boolean> {
  try {
    await done;
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
