/**
 * `npm run fleet`: an installation past one machine under load, in which each part is killed in turn, the standby promoted, and every
 * process replaced as a roll-out does it. Prints the table of what visitors saw. Words name parts (`api-1`, `nginx`, `standby`, `roll-out`);
 * `--async` lets commits not wait for the standby. Exits 1 when a paid order is lost or the books are not clean.
 */
import { parseArgs } from 'node:util';
import { prepare } from '@parral/config/tools';
import { Client } from 'pg';
import { audit } from '../support/estate-command.ts';
import { members, startFleet } from './fleet.ts';
import { summary, type Errand, Visitors } from './visitors.ts';

const { values: options, positionals: named } = parseArgs({ allowPositionals: true, options: { async: { type: 'boolean' } } });
const parts = [...members, 'standby', 'roll-out'];
const unknown = named.filter((part) => !parts.includes(part));
if (unknown.length > 0) throw new Error(`The fleet has no part "${unknown.join('", "')}". There are: ${parts.join(', ')}.`);
const isWanted = (part: string) => named.length === 0 || named.includes(part);
await prepare(['postgres', 'nginx', 'redis']);
const pause = (seconds: number) => new Promise((done) => setTimeout(done, seconds * 1000));

// Whoever ends the campaign ends the fleet.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
process.setMaxListeners(40);
const fleet = await startFleet({ isSynchronous: !options.async });
const visitors = new Visitors(fleet);
const errands: readonly Errand[] = ['page', 'call', 'purchase'];
console.log('| what happened | pages wrong | calls wrong | purchases wrong | for | slowest answer |\n|---|---|---|---|---|---|');

/** Does something to the fleet under load; a line of the table says what visitors saw until it was well for a while. */
async function incident(what: string, happens: () => Promise<void>): Promise<void> {
  const began = Date.now();
  await happens();
  await pause(3);
  const sums = errands.map((errand) => summary(visitors.seen, errand, [began, Date.now()]));
  const cells = sums.map(({ all, wrong, how }) => `${wrong} of ${all}${how && ` (${how})`}`);
  const seconds = Math.max(...sums.map((sum) => sum.seconds));
  console.log(`| ${what} | ${cells.join(' | ')} | ${seconds.toFixed(1)} s | ${Math.max(...sums.map(({ slowest }) => slowest)).toFixed(1)} s |`);
}

let failed = false;
try {
  await pause(5);
  await incident('nothing, for five seconds', () => pause(5));
  for (const member of members.filter(isWanted))
    await incident(`${member} killed, started again after three seconds`, async () => {
      await fleet.kill(member);
      await pause(3);
      await fleet.start(member);
    });
  if (isWanted('roll-out'))
    await incident('a roll-out: each server and app ended and started again, one after the other', async () => {
      for (const member of members.filter((name) => /-\d$/.test(name))) {
        await fleet.end(member);
        await fleet.start(member);
        // Until the proxy sends requests to it again (`fail_timeout` of `estate routes nginx`), its twin is alone.
        await pause(3);
      }
    });
  if (isWanted('standby'))
    await incident('the primary of PostgreSQL killed, the standby promoted after three seconds', async () => {
      await fleet.postgres.killPrimary();
      await pause(3);
      await fleet.postgres.promote();
      await pause(5);
    });
} finally {
  await visitors.leave();
  // Unfinished payments are asked after, late mails leave.
  await pause(12);
  const database = new Client({ connectionString: fleet.postgres.url });
  await database.connect();
  const { rows } = await database.query<{ number: string }>('select number from shop_order');
  await database.end();
  const kept = new Set(rows.map(({ number }) => number));
  const lost = visitors.orders.filter((number) => !kept.has(number));
  const books = await audit(fleet.env['DATA_DIR'] ?? '', fleet.env);
  const wrong = books.checks.filter(({ ok }) => !ok).map(({ name, rows }) => ({ name, rows }));
  console.log(
    `\n${visitors.orders.length} orders confirmed to their buyers, ${lost.length} of them lost; the books: ${wrong.length === 0 ? 'clean' : JSON.stringify(wrong)}`,
  );
  failed = lost.length > 0 || wrong.length > 0;
  await fleet.stop();
}
process.exit(failed ? 1 : 0);
