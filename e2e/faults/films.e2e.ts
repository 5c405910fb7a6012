/** Films are larger than memory. */
import { once } from 'node:events';
import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { residentMegabytes } from '../support/processes.ts';
import { startEstate } from '../support/start-estate.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

test('fault "every film stays in memory": 2 GB of films, each fetched whole and in parts, leave the server as large as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'films-'));
  await cp(resolve(import.meta.dirname, '../../apps/estate/demo'), folder, { recursive: true });
  const films = Array.from({ length: 16 }, (_, turn) => `film-${turn}.mp4`);
  for (const film of films) {
    const file = join(folder, 'images/montelar', film);
    await writeFile(file, '');
    await truncate(file, 128 * 2 ** 20);
  }
  const estate = await startEstate({ env: { ESTATE_FOLDER: folder, RATE_LIMIT_FACTOR: '1000' } });
  const fetched = async (film: string, headers: Record<string, string> = {}) => {
    const sent = get({ host: '127.0.0.1', port: estate.port, path: `/images/montelar/${film}`, headers: { host: `localhost:${estate.port}`, ...headers } });
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let bytes = 0;
    for await (const chunk of answer) bytes += (chunk as Buffer).length;
    return [answer.statusCode, bytes];
  };
  // One of the demo's own first: what answering takes at all is not what this is about.
  await fetched('film-sierra.mp4');
  const before = residentMegabytes(estate.pid);
  for (let turn = 0; turn < films.length; turn += 4)
    for (const answer of await Promise.all(films.slice(turn, turn + 4).map((film) => fetched(film)))) expect(answer).toEqual([200, 128 * 2 ** 20]);
  expect(await fetched('film-3.mp4', { range: 'bytes=1000-1999' })).toEqual([206, 1000]);
  // Kept, it would be 2048 more.
  expect(residentMegabytes(estate.pid) - before).toBeLessThan(300);
  expect(await estate.stop()).toBe(0);
  await estate.forget();
  await rm(folder, { recursive: true });
});
