/**
 * `npm test`: every check and every suite, then the true sums over all of them as the last line.
 * A suite that ends without a report, a skipped test and a failed check each count as failed. A journey or a story that
 * passed only when tried again counts as passed and is named as FLAKY.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { affectedRooms } from './affected.ts';
import { type Check, testPlan } from './test-parts.ts';
import { type Outcome, outcomeOf } from './test-report.ts';
import { prepare } from './tools.ts';

const root = resolve(import.meta.dirname, '../../..');

const checkRuns: Record<Check, { says: string; program: string; argv: string[] }> = {
  generated: { says: 'generated code is what the description says', program: process.execPath, argv: ['api-spec/src/generate.ts', '--check'] },
  types: { says: 'types', program: 'turbo', argv: ['run', 'types', '--continue', '--output-logs=errors-only'] },
  format: { says: 'format', program: 'oxfmt', argv: ['--check'] },
  lint: { says: 'lint', program: 'oxlint', argv: ['--type-aware', '--deny-warnings'] },
  boundaries: {
    says: 'who may import whom',
    program: 'depcruise',
    argv: ['--config', '.dependency-cruiser.cjs', 'api-spec', 'packages', 'apps', 'e2e'],
  },
  unused: { says: 'no file, package or export that nobody uses', program: 'knip', argv: ['--no-progress', '--no-config-hints'] },
};

/** Runs everything, or the parts that `args` name (test-parts.ts), each with only the tools that it needs. */
export async function runTests(args: string[]): Promise<number> {
  const sums: Outcome = { passed: 0, failed: 0, complaints: [] };
  const started = Date.now();
  const plan = testPlan(args, () => affectedRooms(root, process.env['TURBO_SCM_BASE'] || 'main'));
  await prepare(plan.tools);
  // A browser that the machine left waiting once is no fault of the house; it is listed, and a second time it is.
  process.env['RETRIES'] = '1';
  for (const file of globSync('{api-spec,e2e,packages/*,apps/*}/test-results/*.json', { cwd: root })) rmSync(join(root, file));

  for (const name of plan.checks) {
    const { says, program, argv } = checkRuns[name];
    const ok = (await spawned(program, argv)) === 0;
    sums[ok ? 'passed' : 'failed'] += 1;
    if (!ok) sums.complaints.push(`${says}: what it said stands above`);
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${says}`);
  }
  const [journeys, suites] = [plan.rooms.filter((room) => room === 'e2e'), plan.rooms.filter((room) => room !== 'e2e')];
  for (const rooms of [suites, journeys].filter(({ length }) => length > 0)) {
    const logs = rooms === journeys ? 'new-only' : 'errors-only';
    const filters = rooms.map((room) => `--filter=@parral/${room}`);
    const before = sums.failed;
    const code = await spawned('turbo', ['run', 'test', '--continue', '--concurrency=2', `--output-logs=${logs}`, ...filters]);
    addReports(sums, rooms.map(folderOf));
    if (code !== 0 && sums.failed === before) {
      sums.failed += 1;
      sums.complaints.push('an error outside of any test: it stands above, after "Unhandled Errors"');
    }
  }
  // At the very end, since whoever reads a long run reads its last lines.
  for (const complaint of sums.complaints) console.log(`\n• ${complaint}`);
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
  console.log(`${sums.passed} passed, ${sums.failed} failed`);
  return sums.failed === 0 && sums.passed > 0 ? 0 : 1;
}

/** Where a room stands, from the root. */
function folderOf(room: string): string {
  const found = globSync(`{${room},packages/${room},apps/${room}}/package.json`, { cwd: root })[0];
  if (!found) throw new Error(`There is no room ${room}.`);
  return dirname(found);
}

function addReports(sums: Outcome, rooms: string[]): void {
  for (const room of rooms) {
    const files = globSync(`${room}/test-results/*.json`, { cwd: root });
    if (files.length === 0) sums.complaints.push(`${room}: its tests ended without a report`);
    sums.failed += files.length === 0 ? 1 : 0;
    for (const file of files) {
      const { passed, failed, complaints } = outcomeOf(JSON.parse(readFileSync(join(root, file), 'utf8')));
      sums.passed += passed;
      sums.failed += failed;
      sums.complaints.push(...complaints.map((complaint) => `${room}: ${complaint}`));
      console.log(`${failed ? 'FAILED' : 'ok    '} ${room}: ${passed} passed, ${failed} failed`);
      // Here and at the end: of a long output one part or the other may be kept.
      for (const complaint of complaints) console.log(`       • ${complaint.replaceAll('\n', '\n       ')}`);
    }
  }
}

function spawned(program: string, argv: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, argv, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(`${program} did not start: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => done(code ?? 1));
  });
}
