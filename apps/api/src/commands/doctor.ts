import { checksOfPayments, checksOfSite } from '../doctor/outside.ts';
import { checkOfMail, checksOfBucket, checksOfDatabase, checksOfMachine, lineOf } from '../doctor/inside.ts';
import { type Check, examine } from '../doctor/checkup.ts';
import { loadSite } from '../features/site/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { describeError } from '../platform/log/logger.ts';
import type { FileCommand } from './command.ts';

/** What waits for a database that says nothing; each check has its own limit above it. Milliseconds. */
const databaseLimits = { connectionTimeoutMillis: 4000, statement_timeout: 5000, query_timeout: 6000 };

/** Looks at a running installation from outside and from inside, and says in plain sentences what is well and what is not. */
export const doctor: FileCommand = {
  name: 'doctor',
  usage: 'doctor [address]',
  summary: 'look at a running installation from outside and inside; the address is who gets a mail (MAIL_FROM); exits 1 when something is wrong',
  needs: 'files',
  async run(config, { args: [address = config.mailFrom], json, output }) {
    const failed: Check[] = [];
    const database =
      config.databaseUrl === undefined ? undefined : openPostgres(config.databaseUrl, { connections: 3, limits: databaseLimits, onError: () => {} });
    try {
      const origins = await originsOf(config, database, failed);
      const diagnoses = await examine([
        ...failed,
        ...origins.flatMap((origin) => checksOfSite(origin)),
        ...checksOfPayments(config, origins),
        ...(database ? checksOfDatabase(database.db) : []),
        ...checksOfMachine(config),
        ...checksOfBucket(config),
        checkOfMail(config, address),
      ]);
      if (json) output.print(JSON.stringify({ ok: diagnoses.every(({ ok }) => ok), checks: diagnoses }));
      else for (const diagnosis of diagnoses) output.print(lineOf(diagnosis));
      const wrong = diagnoses.filter(({ ok }) => !ok).length;
      if (!json) output.print(wrong === 0 ? 'All is well.' : `${wrong} of ${diagnoses.length} checks found something.`);
      return wrong === 0 ? 0 : 1;
    } finally {
      // A database that is stopped does not let its connections end either.
      void database?.close().catch(() => {});
    }
  },
};

/** Where readers find the brands: by the hosts that the database has, in a demo on this machine's port. */
async function originsOf(config: Config, database: Database | undefined, failed: Check[]): Promise<string[]> {
  const own = config.publicUrl?.replace(/\/$/, '') ?? `http://localhost:${config.port}`;
  if (database === undefined) {
    failed.push({
      name: 'database',
      look: () => Promise.reject(new Error('DATABASE_URL is not set: the embedded database does not wait for the disk, and is checked by estate audit.')),
    });
    return [own];
  }
  try {
    const hosts = [...(await loadSite(database.db)).brands.values()].flatMap((brand) => brand.hosts.slice(0, 1));
    const { protocol, port } = new URL(own);
    return hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`);
  } catch (error) {
    const { message } = describeError(error);
    failed.push({
      name: 'brands',
      look: () => Promise.reject(new Error(`The hosts of the brands could not be read from the database (${message.split('\n')[0]}).`)),
    });
    return [own];
  }
}
