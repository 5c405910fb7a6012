/** A database that no longer answers: callers are told within seconds, and nobody has to restart anything when it is back. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '../../testing/visitor.ts';
import { openCopy, type TestApi, withApi } from '../../testing/with-api.ts';
import { openPostgres } from './open-postgres.ts';
import { isDatabaseAway } from './sql-state.ts';
import { transaction } from './transaction.ts';

/** Stands between server and database, and can swallow everything, as a stopped database or a broken network does. */
class FreezingProxy {
  readonly #target: URL;
  readonly #server = createServer((client) => this.#connect(client));
  readonly #sockets = new Set<Socket>();
  #frozen = false;

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Listens; returns the address of the database behind it. */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const through = new URL(this.#target);
    through.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return through.href;
  }

  freeze(): void {
    this.#frozen = true;
    for (const socket of this.#sockets) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const socket of this.#sockets) socket.resume();
  }

  /** Ends every connection, as a server does that is killed. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #connect(client: Socket): void {
    const database = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
      if (this.#frozen) from.pause();
    }
  }
}

/** Lets the process work until something holds, or gives up. Vitest's own waiting would move the test's clock. */
async function turnsUntil(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 20_000 && !holds(); turns += 1) await turn();
}

describe('PostgreSQL that does not answer', () => {
  const limits = { query_timeout: 1_500, connectionTimeoutMillis: 2_000 };
  let proxy: FreezingProxy;
  let api: TestApi;
  const undo: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const { database: direct, remove, url } = await openCopy('postgres');
    undo.push(remove, () => direct.close());
    proxy = new FreezingProxy(url ?? '');
    const through = await proxy.open();
    undo.push(() => proxy.close());
    api = await withApi({
      database: 'postgres',
      use: { database: openPostgres(through, { connections: 2, limits, onError: () => {} }), remove: async () => {}, url: through },
    });
    undo.push(() => api.close());
  });
  afterAll(async () => {
    proxy.thaw();
    for (const step of undo.reverse()) await step();
  });

  const add = () => api.visitor().post<{ detail?: string }>('/api/ecom/basket/add_product/', { product_id: 'ORI-PAR-2019-75', quantity: 1 });

  test('readiness falls within a second, calls are answered 503 with Retry-After, also those that wait for a connection; the process lives', async () => {
    expect((await api.visitor().get('/readyz')).status).toBe(200);
    proxy.freeze();
    // A second by the test's own clock, which stands still while the machine does other things. It hung for as long as one waited.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let ready: Reply | undefined;
    void api
      .visitor()
      .get('/readyz')
      .then((answer) => (ready = answer));
    await turnsUntil(() => vi.getTimerCount() > 1);
    await vi.advanceTimersByTimeAsync(1_000);
    await turnsUntil(() => ready !== undefined);
    expect(ready).toMatchObject({ status: 503, body: { detail: 'DATABASE_UNAVAILABLE' } });
    // Its question has a limit of its own.
    await vi.advanceTimersByTimeAsync(limits.query_timeout);
    vi.useRealTimers();
    expect((await api.visitor().get('/healthz')).status).toBe(200);
    for (const { status, body, headers } of await Promise.all(Array.from({ length: 6 }, add)))
      expect([status, body.detail, headers['retry-after']]).toEqual([503, 'DATABASE_UNAVAILABLE', '2']);
    expect((await api.visitor().get('/metrics')).text).toContain('database_up 0');
  });

  test('when it answers again everything is served, without a restart', async () => {
    proxy.thaw();
    await expect.poll(async () => (await add()).status, { timeout: 10_000 }).toBe(200);
    expect((await api.visitor().get('/readyz')).status).toBe(200);
    expect((await api.visitor().get('/metrics')).text).toContain('database_up 1');
  });

  test('a connection that breaks inside a transaction fails that transaction, and nothing else', async () => {
    const broken = transaction(api.context.db, async (tx) => {
      proxy.cut();
      await tx.execute(sql`select 1`);
    });
    const error = await broken.catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await expect.poll(async () => (await add()).status, { timeout: 10_000 }).toBe(200);
  });

  test('a pool whose connections are all held answers 503 with Retry-After before any is given back; those who want the same wait for each other', async () => {
    const { promise: end, resolve: giveBack } = Promise.withResolvers<void>();
    const held = [0, 1].map(() => transaction(api.context.db, () => end));
    const refused = await Promise.all([add(), add()]);
    expect(refused.map(({ status, body, headers }) => [status, body.detail, headers['retry-after']])).toEqual(
      [0, 1].map(() => [503, 'DATABASE_UNAVAILABLE', '2']),
    );
    giveBack();
    await Promise.all(held);
    const crowd = await Promise.all(Array.from({ length: 100 }, add));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

test('a frozen database is told within seconds, whatever the limit of a statement; a long statement of a living one is not', { timeout: 60_000 }, async () => {
  const { database: direct, remove, url } = await openCopy('postgres');
  const proxy = new FreezingProxy(url ?? '');
  // The limits of a statement alone would keep whoever waits for an hour.
  const limits = { query_timeout: 3_600_000, statement_timeout: 3_600_000, connectionTimeoutMillis: 2_000 };
  const database = openPostgres(await proxy.open(), { connections: 2, limits, onError: () => {} });
  try {
    expect((await database.db.execute(sql`select pg_sleep(4), 1 as one`)).rows).toMatchObject([{ one: 1 }]);
    await Promise.all([database.db.execute(sql`select 1`), database.db.execute(sql`select 2`)]);
    proxy.freeze();
    const write = () => transaction(database.db, (tx) => tx.execute(sql`select 3 as three`)).then(({ rows }) => rows, isDatabaseAway);
    expect(await Promise.all([1, 2, 3, 4].map(write))).toEqual([true, true, true, true]);
    expect(await database.db.execute(sql`select 4`).catch(isDatabaseAway)).toBe(true);
    proxy.thaw();
    // Fault: a transaction whose `begin` failed kept its place in the pool for ever.
    for (let turn = 0; turn < 3; turn += 1) expect(await Promise.all([1, 2, 3].map(write))).toEqual([1, 2, 3].map(() => [{ three: 3 }]));
  } finally {
    proxy.cut();
    await database.close();
    await direct.close();
    await proxy.close();
    await remove();
  }
});
