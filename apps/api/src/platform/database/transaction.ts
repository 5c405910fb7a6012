import { setTimeout as sleep } from 'node:timers/promises';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { sqlState } from './sql-state.ts';
import { inSpan } from '@parral/tracing';
import { markTransaction } from './transaction-guard.ts';

const retries = 3;
/** What a statement is refused with after another of its transaction failed. */
const abortedTransaction = '25P02';

/**
 * Runs `fn` in one transaction and returns what it returns; READ COMMITTED unless told otherwise.
 * A serialisation failure or a deadlock (40001, 40P01) runs it again, three times at most, so `fn`
 * must do nothing but queries on the handle it is given: the outer handle and calls over the network throw inside.
 */
export async function transaction<T>(db: Db, fn: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inSpan('transaction', { 'parral.attempt': attempt + 1 }, () => once(db, fn, config));
    } catch (error) {
      const state = sqlState(error);
      if (attempt >= retries || (state !== '40001' && state !== '40P01')) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** A commit after a statement that was refused commits nothing, and says nothing either: the statement does. */
async function once<T>(db: Db, fn: (tx: Db) => Promise<T>, config?: PgTransactionConfig): Promise<T> {
  const sent: Promise<unknown>[] = [];
  const withCommit = (statement: Promise<unknown>) => {
    sent.push(statement);
    statement.catch(() => {});
  };
  const result = await db.transaction((tx) => markTransaction(() => fn(tx as unknown as Db), withCommit), config);
  await Promise.all(sent);
  return result;
}

/**
 * Waits for statements of one transaction that need nothing of each other's answers: on PostgreSQL they are sent in one go and done in the
 * order in which they are named here. All have ended before it throws; of several failures the one that made the others fail.
 */
export async function together<T extends readonly unknown[]>(...statements: T): Promise<{ -readonly [Key in keyof T]: Awaited<T[Key]> }> {
  const ended = await Promise.allSettled(statements);
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((error) => sqlState(error) !== abortedTransaction) ?? failures[0];
  return ended.map((one) => (one as PromiseFulfilledResult<unknown>).value) as { -readonly [Key in keyof T]: Awaited<T[Key]> };
}
