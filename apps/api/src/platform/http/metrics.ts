import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerCache } from './answer-cache.ts';

/** The figures of one server, in its own registry so that several can live in one process. `waiting`: outbox rows not done yet. */
export function createMetrics(cache: AnswerCache, waiting: () => Promise<number>): { registry: Registry; duration: Histogram } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status; answers out of the cache are not in it',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const open: Gauge = new Gauge({
    name: 'outbox_rows_waiting',
    help: 'Mails and payments still to be sent or given back',
    registers: [registry],
    collect: async () => open.set(await waiting()),
  });
  const hits = new Counter({
    name: 'answers_from_cache_total',
    help: 'Answers given out of the cache',
    registers: [registry],
    collect: () => {
      hits.reset();
      hits.inc(cache.hits);
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
