import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { lanes } from '../outbox/lanes.ts';
import { countOpenRows } from '../outbox/outbox.store.ts';
import type { AnswerCache } from './answer-cache.ts';

type Counted = Pick<Context, 'db' | 'outbox' | 'pages' | 'waitingForDatabase'>;

/** The figures of one server, in its own registry so that several can live in one process. */
export function createMetrics(cache: AnswerCache, { db, outbox, pages, waitingForDatabase }: Counted): { registry: Registry; duration: Histogram } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status; answers out of the cache are not in it',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  // One question for all figures of one scrape, each of which may be the first to ask.
  let asking: Promise<void> | undefined;
  const collect = () => (asking ??= refresh().finally(() => (asking = undefined)));
  const up = new Gauge({ name: 'database_up', help: '1 when the database answered just now', registers: [registry], collect });
  const age = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest row of a lane that waits: money to be given back, events, mails, webhooks',
    labelNames: ['lane'],
    registers: [registry],
    collect,
  });
  const open = new Gauge({
    name: 'outbox_rows',
    help: 'Rows that wait (or are worked on), and dead ones, which nobody tries again before `estate outbox retry`',
    labelNames: ['lane', 'state'],
    registers: [registry],
    collect,
  });
  async function refresh(): Promise<void> {
    const counted = await answeredWithin(countOpenRows(db), 800);
    up.set(counted === null ? 0 : 1);
    if (counted === null) return;
    const rows = counted.map((row) => ({ ...row, lane: outbox.laneOf(row.kind) ?? 'unknown' }));
    for (const lane of [...Object.keys(lanes), 'unknown']) {
      const own = rows.filter((row) => row.lane === lane);
      const sum = (state: 'waiting' | 'dead') => own.reduce((total, row) => total + row[state], 0);
      for (const state of ['waiting', 'dead'] as const) open.set({ lane, state }, sum(state));
      age.set({ lane }, Math.max(0, ...own.map((row) => row.age)));
    }
  }
  outbox.attempts.show(registry, 'outbox_attempts_total', 'Attempts of a lane by how they ended: mails, money given back, events, webhooks', [
    'lane',
    'outcome',
  ]);
  const hits = new Counter({
    name: 'answers_from_cache_total',
    help: 'Answers given out of the cache',
    registers: [registry],
    collect: () => {
      hits.reset();
      hits.inc(cache.hits);
    },
  });
  const sent = new Counter({
    name: 'pages_total',
    help: 'Pages sent by the site in this process: out of its cache, or drawn anew; those of apps that run apart are not in it',
    labelNames: ['from'],
    registers: [registry],
    collect: () => {
      sent.reset();
      sent.inc({ from: 'cache' }, pages.fromCache);
      sent.inc({ from: 'drawing' }, pages.drawn);
    },
  });
  const line = new Gauge({
    name: 'database_connections_waited_for',
    help: 'Calls that wait for a connection of the database, since all are in use',
    registers: [registry],
    collect: () => {
      line.set(waitingForDatabase());
    },
  });
  return { registry, duration };
}

export function installMetrics(app: FastifyInstance, duration: Histogram): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}

/** What was asked for, or null when it failed or took longer than so many milliseconds: the other figures are wanted then more than ever. */
export async function answeredWithin<T>(answer: Promise<T>, milliseconds: number): Promise<T | null> {
  return Promise.race([answer.catch(() => null), setTimeout(milliseconds, null, { ref: false })]);
}
