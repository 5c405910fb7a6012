/** PostgreSQL twice: a primary and a standby that follows it by streaming replication, behind one address that moves when the standby is promoted. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../support/start-estate.ts';

export interface ReplicatedPostgres {
  /** The address that the servers are given. */
  url: string;
  /** The primary is gone, as in a crash of its machine. */
  killPrimary(): Promise<void>;
  /** The standby becomes the primary, and the address leads to it. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** @param isSynchronous whether a commit waits until the standby has it */
export async function replicatedPostgres({ isSynchronous }: { isSynchronous: boolean }): Promise<ReplicatedPostgres> {
  const bin = dirname(globSync('/usr/lib/postgresql/*/bin/pg_basebackup').toSorted().at(-1) ?? '');
  const home = await mkdtemp(join(tmpdir(), 'fleet-postgres-'));
  const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  if ('uid' in account) spawnSync('chown', ['postgres', home]);
  const options = { ...account, cwd: home };
  const run = (program: string, argv: string[]) => {
    const { status, stderr } = spawnSync(join(bin, program), argv, { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const [first, second] = [await freePort(), await freePort()];
  const primaryFolder = join(home, 'primary');
  const standbyFolder = join(home, 'standby');
  const serve = async (folder: string, port: number, settings: string[]): Promise<ChildProcess> => {
    const always = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${home}`, 'max_connections=100', 'wal_level=replica'];
    const server = spawn(join(bin, 'postgres'), ['-D', folder, ...[...always, ...settings].flatMap((one) => ['-c', one])], { ...options, stdio: 'ignore' });
    process.once('exit', () => server.kill('SIGQUIT'));
    await answers(port);
    return server;
  };

  run('initdb', ['-D', primaryFolder, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  await appendFile(join(primaryFolder, 'pg_hba.conf'), 'host replication postgres 127.0.0.1/32 trust\n');
  let primary = await serve(primaryFolder, first, []);
  run('pg_basebackup', ['-h', '127.0.0.1', '-p', String(first), '-U', 'postgres', '-D', standbyFolder, '-R', '-X', 'stream', '-c', 'fast']);
  if (isSynchronous) {
    // Said on its own command line, so that the standby, once promoted, waits for nobody.
    primary.kill('SIGINT');
    await once(primary, 'exit');
    primary = await serve(primaryFolder, first, ['synchronous_standby_names=*', 'synchronous_commit=remote_apply']);
  }
  const standby = await serve(standbyFolder, second, []);
  const address = await movingAddress(first);

  return {
    url: `postgres://postgres@127.0.0.1:${address.port}/postgres`,
    killPrimary: async () => {
      // Its children end when it is gone; nothing is written any more.
      primary.kill('SIGQUIT');
      await once(primary, 'exit');
    },
    promote: async () => {
      const client = new Client({ host: '127.0.0.1', port: second, user: 'postgres', database: 'postgres' });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
      address.moveTo(second);
    },
    stop: async () => {
      address.close();
      for (const server of [primary, standby].filter(({ exitCode }) => exitCode === null)) {
        server.kill('SIGQUIT');
        await once(server, 'exit');
      }
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** What a virtual address or a proxy of the database does in front of both. */
async function movingAddress(target: number): Promise<{ port: number; moveTo(port: number): void; close(): void }> {
  let to = target;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from);
      from.pipe(into);
      from.on('error', () => into.destroy());
      from.on('close', () => (open.delete(from), into.destroy()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (port) => {
      to = port;
      drop();
    },
    close: () => {
      server.close();
      drop();
    },
  };
}

async function answers(port: number): Promise<void> {
  for (let left = 150; ; left -= 1) {
    const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

/** initdb refuses root: there the account of Debian's package is used. */
const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
