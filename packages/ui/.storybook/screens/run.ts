/**
 * `pnpm --filter @parral/ui screens`: draws the stories in each theme at two widths, and shows what is not as it was: before, after,
 * difference. `-- accept` takes what the last run showed as what it shall be; `-- all` draws every story and not only one of each
 * component. Ends with 1 where something differs.
 *
 * No picture is committed. Before and after are drawn by the same browser on the same machine: another version of Chromium, or another
 * machine's type, draws every letter a little differently, and a picture of elsewhere would say so of each (decision 039).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compare, reportOf } from './compare.ts';

const words = process.argv.slice(2).filter((word) => word !== '--');
const unknown = words.filter((word) => word !== 'accept' && word !== 'all');
if (unknown.length > 0) throw new Error(`screens knows no "${unknown.join('", "')}": there are accept and all.`);

const room = resolve(import.meta.dirname, '../..');
const which = words.includes('all') ? 'all' : 'short';
const home = join(room, 'node_modules/.cache/screens', which);
const [before, now, difference] = ['before', 'now', 'difference'].map((name) => join(home, name)) as [string, string, string];

if (words.includes('accept')) accept();
else show();

/** What was looked at is taken, not drawn again: it could be another picture by now. */
function accept(): void {
  if (!existsSync(now)) throw new Error('Nothing is shown that could be accepted: `pnpm --filter @parral/ui screens` shows what differs.');
  keep(readdirSync(now).length);
}

function show(): void {
  rmSync(now, { recursive: true, force: true });
  mkdirSync(now, { recursive: true });
  const drawn = spawnSync(join(room, 'node_modules/.bin/vitest'), ['run', '--config', '.storybook/screens/vitest.config.ts', '--reporter=dot'], {
    cwd: room,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, VITE_SCREENS_TO: now, VITE_SCREENS: which },
  });
  if (drawn.status !== 0) {
    rmSync(now, { recursive: true });
    throw new Error('Not every picture was drawn; what is above says why.');
  }
  const many = readdirSync(now).length;
  if (!existsSync(before)) return keep(many);
  const found = compare(before, now, difference);
  const report = join(home, 'report.html');
  writeFileSync(report, reportOf(found, many));
  for (const { name, kind, pixels } of found) console.log(`${kind.padEnd(9)}  ${name}${pixels === undefined ? '' : `  ${pixels} pixels`}`);
  // From where the command was given, which pnpm leaves for the room.
  const where = relative(process.env['INIT_CWD'] ?? process.cwd(), report);
  console.log(`${found.length} of ${many} pictures differ${found.length > 0 ? `: ${where}; \`screens -- accept\` takes them` : ''}.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

function keep(many: number): void {
  rmSync(before, { recursive: true, force: true });
  renameSync(now, before);
  console.log(`${many} pictures are what it shall look like from now on.`);
}
