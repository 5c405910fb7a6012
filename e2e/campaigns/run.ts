/**
 * `npm run campaign -- <name>`: what `npm test` does for seconds, for as long as it takes.
 *
 * - `requests [count]`: requests made up from the description, on both databases; `SEED` shows a run again.
 * - `kills [count]`: kill -9 in the middle of purchases, visits and vouchers, half of them on each database.
 * - `buyers [count] [bottles]`: as many buyers at once on the fleet.
 * - `mixed [minutes] [requests a second]`: pages, calls and purchases on the fleet, the card provider away for a sixth of the time.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { prepare } from '@parral/config/tools';
import { type Fleet, startFleet } from '../fleet/fleet.ts';
import { audit } from '../support/estate-command.ts';
import { residentMegabytes } from '../support/processes.ts';
import { rush } from './buyers.ts';
import { mixedLoad } from './mixed-load.ts';
import type { PlaceUnderLoad } from './place-under-load.ts';

const [name = '', ...given] = process.argv.slice(2);
const number = (at: number, usual: number) => Number(given[at] ?? usual);
const root = resolve(import.meta.dirname, '../..');
const sku = 'MON-CRI-2021-75';

const campaigns: Record<string, () => Promise<boolean>> = {
  requests: () => runTests('apps/api', ['vitest', 'run', 'generated-requests'], { REQUESTS: String(number(0, 100_000)) }),
  kills: () =>
    runTests('e2e', ['playwright', 'test', 'faults/kills', '--project', 'faults'], {
      KILLS: String(number(0, 1_000)),
      // Each starts an estate of its own: the journeys' is not wanted.
      ESTATE_PORT: 'none',
    }),
  buyers: () =>
    onFleet(async (place) => {
      const [buyers, bottles] = [number(0, 10_000), number(1, 500)];
      const { outcomes, lost, left } = await rush(place, sku, { buyers, bottles });
      console.log(`${buyers} buyers for ${bottles} bottles: ${JSON.stringify(outcomes)}; ${left} bottles left, ${lost.length} orders lost`);
      return outcomes['order'] === bottles && left === 0 && lost.length === 0 && !Object.keys(outcomes).some((outcome) => / 5\d\d$|connection/.test(outcome));
    }),
  mixed: () =>
    onFleet(async (place, fleet) => {
      const seconds = number(0, 60) * 60;
      const [memory, watch] = watchMemory(fleet);
      const away = { after: seconds / 3, until: seconds / 2, go: () => fleet.loseProvider(), comeBack: () => fleet.bringProviderBack() };
      const report = await mixedLoad(place, sku, {
        perSecond: number(1, 500),
        seconds,
        away,
        onMinute: ({ answered, p50, p99, providerAway }) =>
          console.log(`${answered} answered, p50 ${p50} ms, p99 ${p99} ms${providerAway ? ', the card provider away' : ''}`),
      });
      clearInterval(watch);
      console.log(JSON.stringify(report, null, 2));
      for (const [member, megabytes] of memory) console.log(`${member}: ${megabytes.join(', ')} MB`);
      return Object.keys(report.browsingWrong).length === 0 && Object.keys(report.purchases.there).join() === 'order';
    }),
};

const campaign = campaigns[name];
if (campaign === undefined) {
  console.error(`Which campaign? There are: ${Object.keys(campaigns).join(', ')}.`);
  process.exit(2);
}
process.exit((await campaign()) ? 0 : 1);

function runTests(room: string, [program = '', ...argv]: string[], env: Record<string, string>): Promise<boolean> {
  const child = spawn(resolve(root, room, 'node_modules/.bin', program), argv, { cwd: resolve(root, room), env: { ...process.env, ...env }, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  return new Promise((done) => child.once('exit', (code) => done(code === 0)));
}

/** Afterwards unfinished payments are asked after, and the books must be clean. */
async function onFleet(run: (place: PlaceUnderLoad, fleet: Fleet) => Promise<boolean>): Promise<boolean> {
  await prepare(['postgres', 'nginx', 'redis']);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  process.setMaxListeners(40);
  const fleet = await startFleet();
  try {
    const isWell = await run({ origin: fleet.origin, provider: fleet.provider.montelar, databaseUrl: fleet.postgres.url }, fleet);
    await pause(30_000);
    const wrong = (await audit(fleet.env['DATA_DIR'] ?? '', fleet.env)).checks.filter(({ ok }) => !ok);
    console.log(`The books: ${wrong.length === 0 ? 'clean' : JSON.stringify(wrong)}`);
    return isWell && wrong.length === 0;
  } finally {
    await fleet.stop();
  }
}

/** Resident memory of the servers, once a minute. */
function watchMemory(fleet: Fleet): [Map<string, number[]>, NodeJS.Timeout] {
  const seen = new Map<string, number[]>();
  const look = () => {
    for (const member of ['api-1', 'api-2', 'shop-1']) seen.set(member, [...(seen.get(member) ?? []), Math.round(residentMegabytes(fleet.pidOf(member)))]);
  };
  look();
  return [seen, setInterval(look, 60_000)];
}
