import { openDatabase } from '../platform/database/open.ts';
import { migrate as migrateDatabase, pendingMigrations, SchemaRefused } from '../platform/database/migrate.ts';
import { DataFolderTaken, lockDataFolder } from '../platform/process/data-folder-lock.ts';
import type { FileCommand } from './command.ts';

/** Brings the database to this version's schema, or says what is outstanding. Works on PostgreSQL while servers run. */
export const migrate: FileCommand = {
  name: 'migrate',
  usage: 'migrate [pending]',
  summary: "bring the database to this version's schema; `pending` only says what is outstanding, and exits 1 when something is",
  needs: 'files',
  async run(config, { args: [what], json, output }) {
    if (what !== undefined && what !== 'pending') {
      output.fail('estate migrate, or estate migrate pending.');
      return 2;
    }
    try {
      // The embedded database has one process; PostgreSQL has a lock of its own (`migrate`).
      const lock = config.databaseUrl === undefined ? await lockDataFolder(config.dataDir) : null;
      const options = { ...config, onError: (error: Error) => output.fail(error.message) };
      const database = await openDatabase(options);
      try {
        const names = what === 'pending' ? await pendingMigrations(database.db) : (await database.unhurried(migrateDatabase)).applied;
        if (json) output.print(JSON.stringify({ [what ?? 'applied']: names }));
        else if (names.length === 0) output.print('The database has the schema of this version.');
        else for (const name of names) output.print(`${what ?? 'applied'}  ${name}`);
        return what === 'pending' && names.length > 0 ? 1 : 0;
      } finally {
        await database.close();
        await lock?.release();
      }
    } catch (error) {
      if (!(error instanceof SchemaRefused) && !(error instanceof DataFolderTaken)) throw error;
      output.fail(error.message);
      return 1;
    }
  },
};
