/** A PostgreSQL server for one run of tests or benches: started from the machine's binaries, gone afterwards. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface RunningPostgres {
  /** Address of its database `postgres`; other databases are made beside it. */
  url: string;
  /** Which server this is, for the suite to say. */
  describe: string;
  /** Its process, where it was started here. */
  pid: number | undefined;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** false: no waiting for the disk, for tests. true: as an estate would run it, for benches. */
  durable?: boolean;
  /** true: a server of the caller's own, also where DATABASE_URL names one: for what ends it, or fills it with another estate. */
  own?: boolean;
}

/**
 * DATABASE_URL's server where one is named, else one started from `/usr/lib/postgresql/<newest>/bin` on a free port.
 * Throws, with what to install, when the machine has neither.
 */
export async function startPostgres({ durable = false, own = false }: PostgresOptions = {}): Promise<RunningPostgres> {
  const named = own ? undefined : process.env['DATABASE_URL'];
  if (named) return { url: named, describe: 'PostgreSQL named by DATABASE_URL', pid: undefined, stop: async () => {} };
  const bin = globSync('/usr/lib/postgresql/*/bin')
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  if (!bin) throw new Error("No PostgreSQL here: DATABASE_URL is not set and /usr/lib/postgresql has no server. Install Debian's package `postgresql`.");

  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const port = await freePort();
  const account = serverAccount();
  if (account) spawnSync('chown', [account.name, folder]);
  const options = account ? { uid: account.uid, gid: account.gid, cwd: folder } : { cwd: folder };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    'shared_buffers=256MB',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  await accepts(server, said);
  const end = () => server.kill('SIGQUIT');
  process.once('exit', end);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    describe: `PostgreSQL ${bin.split('/')[4]} started for this run`,
    pid: server.pid,
    stop: async () => {
      process.off('exit', end);
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** initdb refuses root: there the account of Debian's package is used. */
function serverAccount(): { name: string; uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { name: 'postgres', uid: id('-u'), gid: id('-g') };
}

function accepts(server: ChildProcess, said: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`PostgreSQL did not start in 30 s: ${said.join('')}`)), 30_000);
    server.stderr?.on('data', () => {
      if (!said.join('').includes('database system is ready to accept connections')) return;
      clearTimeout(timer);
      done();
    });
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${said.join('')}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
