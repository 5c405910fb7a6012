import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@parral/config/postgres';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import type { Db } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPostgres, unlimited } from '../platform/database/open-postgres.ts';
import { readEstateFolder } from '../platform/content/index.ts';
import { importers } from '../compose.ts';
import { Content } from '../platform/content/content.ts';
import { testEstate, writeFolder } from './test-estate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server, and the database on it that tests copy. */
    postgres: { url: string; template: string };
    /** A dumped PGlite data folder that tests load. */
    pgliteDump: string;
    /** The estate folder both were imported from. */
    estateFolder: string;
  }
}

/** Once for a run: a PostgreSQL server and, on it and as a PGlite dump, a database with the test estate. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'api-tests-'));
  const estateFolder = path.join(folder, 'estate');
  await writeFolder(estateFolder, testEstate());
  const postgres = await startPostgres();
  console.log(`API tests run on PGlite and on ${postgres.describe}.`);
  const template = `api_template_${process.pid}`;
  const pgliteDump = path.join(folder, 'pglite.tar');
  await Promise.all([makeTemplate(postgres.url, template, estateFolder), makeDump(pgliteDump, estateFolder)]);
  project.provide('postgres', { url: postgres.url, template });
  project.provide('pgliteDump', pgliteDump);
  project.provide('estateFolder', estateFolder);
  return async () => {
    await onServer(postgres.url, `drop database if exists ${template}`);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string, name: string, estateFolder: string): Promise<void> {
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = openPostgres(address.href, { connections: 2, limits: unlimited, onError: fail });
  await fill(database.db, estateFolder);
  await database.close();
}

async function makeDump(file: string, estateFolder: string): Promise<void> {
  // Files of 1 MB for what is to be redone after a crash, not of 16: each test file reads the whole dump.
  const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await fill(drizzle({ client: pglite, casing: 'snake_case' }), estateFolder);
  const dump = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
}

async function fill(db: Db, estateFolder: string): Promise<void> {
  await migrate(db);
  const reading = await readEstateFolder(estateFolder);
  if (!reading.ok) throw new Error(`The test estate is not good: ${JSON.stringify(reading.problems, null, 2)}`);
  await new Content(db, importers).import(reading.estate);
}

async function onServer(url: string, statement: string): Promise<void> {
  // A server that stops right afterwards may end the connection before it is gone by itself.
  const server = openPostgres(url, { connections: 1, limits: unlimited, onError: () => {} });
  await server.db.execute(sql.raw(statement));
  await server.close();
}

function fail(error: Error): never {
  throw error;
}
