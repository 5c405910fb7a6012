import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openPostgres, unlimited } from './open-postgres.ts';

/**
 * Restores a dump of pg_dump (`--format=custom`) into a database of its own beside the one at `url`, hands its address over, and
 * drops it again. The account needs CREATEDB. Throws with what pg_restore said when the dump cannot be restored whole.
 */
export async function withRestoredCopy<T>(url: string, dump: string, look: (url: string) => Promise<T>): Promise<T> {
  const name = `restore_check_${randomBytes(6).toString('hex')}`;
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  const address = new URL(url);
  address.pathname = `/${name}`;
  try {
    await server.db.execute(sql.raw(`create database ${name} template template0`));
    try {
      await pgRestore(address, dump);
      return await look(address.href);
    } finally {
      await server.db.execute(sql.raw(`drop database if exists ${name} with (force)`));
    }
  } finally {
    await server.close();
  }
}

/** Whoever lists the machine's processes sees no password: it goes by the environment. */
function pgRestore({ hostname, port, username, password, pathname, searchParams }: URL, dump: string): Promise<void> {
  const env = {
    ...process.env,
    PGHOST: decodeURIComponent(searchParams.get('host') ?? hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
  };
  return new Promise((done, fail) => {
    const child = spawn(newestProgram('pg_restore'), ['--exit-on-error', '--no-owner', '--no-privileges', '--dbname', pathname.slice(1), dump], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', (error) => fail(new Error(`pg_restore could not be started (${error.message}). Install the client programs of PostgreSQL.`)));
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`pg_restore refuses the dump ${dump}: ${said.trim()}`))));
  });
}

/** One on PATH may be older than the server that made the dump. */
function newestProgram(name: string): string {
  const found = globSync(`/usr/lib/postgresql/*/bin/${name}`).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return found.find((file) => existsSync(file)) ?? path.basename(name);
}
