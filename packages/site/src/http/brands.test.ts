/** Fault: while the API is away an app writes "brands could not be read" ten times a second. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, fakeSite } from '../testing/fake-api.ts';
import { Brands } from './brands.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is said once, and how often it was tried once the API is back; asked for no more than once a second, and the last answer serves', async () => {
  const api = fakeApi({ 'GET /api/site/alba/': fakeSite('alba', 'localhost') });
  let asked = 0;
  const said: string[] = [];
  const log = { error: (message: string) => void said.push(`error ${message}`), note: (message: string) => void said.push(`note ${message}`) };
  const brands = new Brands({ names: ['alba'], api: (request) => ((asked += 1), api.fetch(request)), log, port: 80 });
  expect(await brands.forHost('localhost')).toBeDefined();
  const known = api.answers.get('GET /api/site/alba/');
  api.answers.set('GET /api/site/alba/', () => {
    throw new Error('connection refused');
  });
  asked = 0;
  for (let request = 0; request < 300; request += 1) {
    await vi.advanceTimersByTimeAsync(100);
    expect(brands.cachedForHost('localhost') ?? (await brands.forHost('localhost'))).toBeDefined();
  }
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThanOrEqual(30);
  expect(said).toEqual([expect.stringMatching(/^error the brands could not be read/)]);
  api.answers.set('GET /api/site/alba/', known);
  await vi.advanceTimersByTimeAsync(1_100);
  brands.cachedForHost('localhost');
  await vi.advanceTimersByTimeAsync(100);
  expect(said[1]).toMatch(/^note the brands are read from the API again, after \d+ s and \d+ tries$/);
});
