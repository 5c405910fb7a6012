import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { networksOf, type RateLimit, RateLimiter } from './rate-limits.ts';

const logged: string[] = [];
const log = { error: (_about: object, text: string) => logged.push(text), info: (text: string) => logged.push(text) } as unknown as FastifyBaseLogger;
const refusals = async (takes: Promise<void>[]) => (await Promise.allSettled(takes)).filter(({ status }) => status === 'rejected').length;
const limit: RateLimit = 'password mail by account';

describe('in one process', () => {
  test('the fourth try for an account is TOO_MANY_REQUESTS, with the time to wait; another account has its own, and what went well is given back', async () => {
    const limits = new RateLimiter(1, log);
    for (let tries = 0; tries < 3; tries += 1) await limits.take(limit, 'lucia@club.example');
    const error: unknown = await limits.take(limit, 'lucia@club.example').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((error as ApiError).details.retryAfterSeconds).toBeGreaterThan(14 * 60);
    await limits.take(limit, 'andres@club.example');
    await limits.giveBack(limit, 'andres@club.example');
    expect(await refusals(Array.from({ length: 6 }, () => limits.take(limit, 'andres@club.example')))).toBe(3);
  });
});

describe('addresses', () => {
  test.each([
    ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
    ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
    ['2001:db8:1:2:a:b:c:d', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['unknown', ['unknown']],
  ])('%s is counted as %j', (address, counted) => {
    expect(networksOf(address)).toEqual(counted);
  });

  test('a customer who changes the address within a /64 is one customer (a /64 was never at its limit), and a network of many has a limit too', async () => {
    const limits = new RateLimiter(1, log);
    const within = (from: number, tries: number) =>
      Array.from({ length: tries }, (_, index) => limits.take('joining by address', `2001:db8:1:${from}::${index.toString(16)}`));
    expect(await refusals(within(1, 8))).toBe(3);
    expect(await refusals(within(2, 5))).toBe(0);
    // Five each, a hundred for all of the /48.
    const others = await Promise.all(Array.from({ length: 30 }, (_, customer) => refusals(within(16 + customer, 5))));
    expect(others.reduce((sum, refused) => sum + refused, 0)).toBe(60);
  });
});

describe('fault: with several processes each limit counts once for each of them', () => {
  let folder: string;
  let redis: ChildProcess;
  let url: string;
  const open: RateLimiter[] = [];
  const limiter = () => {
    const made = new RateLimiter(1, log, url);
    open.push(made);
    return made;
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'redis-test-'));
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    redis = spawn('/usr/bin/redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], { stdio: 'ignore' });
  });
  afterAll(async () => {
    for (const one of open) one.close();
    redis.kill();
    await rm(folder, { recursive: true, force: true });
  });

  test('with REDIS_URL two processes count together, at once too', async () => {
    const processes = [limiter(), limiter()];
    await vi.waitFor(() => expect(logged.filter((text) => text.startsWith('Redis answers'))).toHaveLength(2), { timeout: 30_000 });
    const takes = Array.from({ length: 20 }, (_, index) => processes[index % 2]!.take(limit, 'petra@club.example'));
    expect(await refusals(takes)).toBe(17);
    const third = limiter();
    await vi.waitFor(() => expect(logged.filter((text) => text.startsWith('Redis answers'))).toHaveLength(3), { timeout: 30_000 });
    expect(await refusals([third.take(limit, 'petra@club.example')])).toBe(1);
  });

  test('when Redis is gone nobody is locked out and nothing stands open: each process counts for itself, and the log says so', async () => {
    const alone = limiter();
    const ended = once(redis, 'exit');
    redis.kill('SIGKILL');
    await ended;
    expect(await refusals(Array.from({ length: 6 }, () => alone.take(limit, 'mateo@club.example')))).toBe(3);
    await vi.waitFor(() => expect(logged.some((text) => text.startsWith('Redis does not answer'))).toBe(true), { timeout: 30_000 });
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
