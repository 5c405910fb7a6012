/** Fault "a frozen database hangs the basket for as long as one waits": told from a database that is only busy. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SilenceWatch } from './silence-watch.ts';

interface Connection {
  bytes: number;
  ended?: true;
}

let probes: AbortSignal[];
let answer: () => Promise<boolean>;
let watch: SilenceWatch<Connection>;
const connection = (): Connection => ({ bytes: 100 });

beforeEach(() => {
  vi.useFakeTimers();
  probes = [];
  watch = new SilenceWatch<Connection>({
    bytesFrom: ({ bytes }) => bytes,
    probe: (signal) => (probes.push(signal), answer()),
    end: (one) => void (one.ended = true),
  });
});
afterEach(() => void vi.useRealTimers());

test('nobody hears anything, and the server answers nobody else either: all who wait are told', async () => {
  answer = () => new Promise(() => {});
  const waiting = [connection(), connection()];
  for (const one of waiting) watch.begin(one);
  await vi.advanceTimersByTimeAsync(5_900);
  expect([probes.length, waiting.some(({ ended }) => ended)]).toEqual([1, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(waiting.map(({ ended }) => ended)).toEqual([true, true]);
  expect(probes[0]?.aborted).toBe(true);
});

test('the server cannot be reached at all: told at once', async () => {
  answer = () => Promise.reject(new Error('EHOSTUNREACH'));
  const waiting = connection();
  watch.begin(waiting);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(waiting.ended).toBe(true);
});

test('a long statement, or a lock that others hold: the server answers somebody else, and it is waited on', async () => {
  answer = () => Promise.resolve(true);
  const waiting = connection();
  watch.begin(waiting);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([probes.length > 10, waiting.ended]).toEqual([true, undefined]);
});

test('a crowd of which one after the other is served is left alone: while somebody hears something, nobody is asked', async () => {
  answer = () => Promise.resolve(false);
  const crowd = [connection(), connection(), connection()];
  for (const one of crowd) watch.begin(one);
  for (let turn = 0; turn < 50; turn += 1) {
    await vi.advanceTimersByTimeAsync(800);
    const served = crowd[turn % 3];
    if (served) served.bytes += 10;
  }
  expect([probes.length, crowd.some(({ ended }) => ended)]).toEqual([0, false]);
});

test('with nobody waiting nothing is looked at', async () => {
  const waiting = connection();
  watch.begin(waiting);
  watch.end(waiting);
  expect(vi.getTimerCount()).toBe(0);
});
