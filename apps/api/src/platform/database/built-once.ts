import type { Db } from './database.ts';

/**
 * A statement that drizzle writes once for a handle, with placeholders for its values: to write one of thirty columns takes it longer than
 * the database takes to answer. For what every call asks on the outer handle; a transaction's handle is another each time.
 */
export function builtOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
