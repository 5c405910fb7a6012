import { callbackify } from 'node:util';
import pg from 'pg';
import { sqlState } from './sql-state.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void;
type QueryFunction = (...args: unknown[]) => unknown;

/** A pool that refuses to be used inside a transaction, where its own handle is meant. */
export class GuardedPool extends pg.Pool {
  // Whatever drizzle asks outside of a transaction comes by here; it passes no callback. The pool's own way is by callbacks, for each statement.
  override query = ((...args: unknown[]) => this.#ask(args)) as pg.Pool['query'];

  async #ask(args: unknown[]): Promise<unknown> {
    const client = await this.connect();
    try {
      const answer = await (client.query as QueryFunction)(...args);
      client.release();
      return answer;
    } catch (error) {
      // A statement that the database refuses leaves its connection as good as it was, with all that is prepared on it.
      client.release(sqlState(error) === undefined ? (error as Error) : undefined);
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    refuseInsideTransaction('A second transaction or a query on the outer database handle');
    if (callback === undefined) return this.admitted();
    callbackify(() => this.admitted())((error, client) => callback(error ?? undefined, client, (reason) => client.release(reason as Error | undefined)));
  }

  /** A connection, once its turn has come. */
  protected admitted(): Promise<pg.PoolClient> {
    return super.connect();
  }
}
