import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** What all handles of a database share, and what makes one of them its own: a transaction's has the connection that it runs on. */
interface Handle {
  dialect: { sqlToQuery(written: SQL): object };
  session: { client: unknown; prepareQuery(query: object, fields: undefined, name: undefined, isArrayMode: false): object };
}

/**
 * A statement that drizzle writes once for a database, with placeholders for its values: to write one of thirty columns takes it longer
 * than the database takes to answer. It is asked on whichever handle is given, also that of a transaction.
 */
export function builtOnce<Statement extends object>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<object, Statement>();
  return (db) => {
    const { dialect, session } = db as unknown as Handle;
    const known = built.get(dialect) ?? build(db);
    built.set(dialect, known);
    return Object.create(known, { client: { value: session.client } }) as Statement;
  };
}

/** Asked with a value for each placeholder. */
interface Written<Row> {
  execute(values?: Record<string, unknown>): Promise<{ rows: Row[] }>;
}

/** The same for SQL written by hand. */
export function writtenOnce<Row extends object>(write: () => SQL): (db: Db) => Written<Row> {
  return builtOnce<Written<Row>>((db) => {
    const { dialect, session } = db as unknown as Handle;
    return session.prepareQuery(dialect.sqlToQuery(write()), undefined, undefined, false) as Written<Row>;
  });
}

/** A placeholder for each of these columns, by its name. */
export function placeholders<const Name extends string>(...names: readonly Name[]): { [Key in Name]: Placeholder<Key> } {
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as { [Key in Name]: Placeholder<Key> };
}
