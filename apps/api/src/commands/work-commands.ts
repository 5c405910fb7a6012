import { readFile } from 'node:fs/promises';
import { dispatchesIn } from '@parral/rules';
import type { AppContext } from '../compose.ts';
import { beginDeliveryNotes, beginDispatches, beginPurchases, lineWorkers } from '../features/office/index.ts';
import { findWork, linesOf, workKinds, workOff, type WorkRow } from '../features/work/index.ts';
import type { DatabaseCommand, Invocation } from './command.ts';

/** Hands many orders to their carriers by a file; the rules stand at `beginDispatches`. */
export const orderDispatches: DatabaseCommand = {
  name: 'order dispatches',
  usage: 'order dispatches <file>',
  summary: 'hand many orders to their carriers: a file with a line number;carrier;tracking number for each; each buyer is told once',
  needs: 'database',
  async run(context, invocation) {
    const [file] = invocation.args;
    if (file === undefined) {
      invocation.output.fail('By which file? estate order dispatches <file>');
      return 2;
    }
    const { rows, faulty } = dispatchesIn(await readFile(file, 'utf8'));
    if (faulty.length > 0 || rows.length === 0)
      return refused(invocation, faulty.length > 0 ? `Number or carrier are missing in the lines: ${faulty.join(', ')}.` : 'The file names no order.');
    return workThrough(context, invocation, await beginDispatches(context, rows));
  },
};

/** Enters what members bought elsewhere; the rules stand at `beginPurchases`. */
export const memberPurchases: DatabaseCommand = {
  name: 'member purchases',
  usage: 'member purchases <file> <where it comes from…>',
  summary: 'enter what members bought elsewhere: a CSV file with number, member, date and total; the same file again changes nothing',
  needs: 'database',
  async run(context, invocation) {
    const [file, ...reason] = invocation.args;
    if (file === undefined || reason.length === 0) {
      invocation.output.fail('Which file, and where does it come from? estate member purchases <file> <where it comes from…>');
      return 2;
    }
    const { id, problems } = await beginPurchases(context, { table: await readFile(file, 'utf8'), reason: reason.join(' ') });
    if (id === null) return refused(invocation, problems.map(({ line, problem, value }) => `Line ${line}: ${problem} ${value}`.trim()).join('\n'));
    return workThrough(context, invocation, id);
  },
};

/** Makes the notes of many orders ready to be printed at the office. */
export const orderDeliveryNotes: DatabaseCommand = {
  name: 'order delivery-notes',
  usage: 'order delivery-notes [number…]',
  summary: 'make the delivery notes of many orders ready to print at the office; without numbers of all that is to be packed',
  needs: 'database',
  async run(context, invocation) {
    return workThrough(context, invocation, await beginDeliveryNotes(context, invocation.args.length === 0 ? undefined : invocation.args));
  },
};

/** Lists long work, or shows what failed of one. */
export const workList: DatabaseCommand = {
  name: 'work list',
  usage: 'work list [id]',
  summary: 'list long work that was begun and how far it is; with an id, the lines that failed and why',
  needs: 'database',
  async run({ db }, { args: [id], json, output }) {
    const found = await findWork(db, { kinds: workKinds, ...(id !== undefined && { id }), most: 200 });
    const failed = id === undefined ? [] : await linesOf(db, id, { outcome: 'failed', most: 1000 });
    if (json) output.print(JSON.stringify({ work: found, failed }));
    else if (found.length === 0) output.print('No long work was begun.');
    else for (const line of [...found.map(inWords), ...failed.map(({ position, message }) => `${position}\t${message}`)]) output.print(line);
    return 0;
  },
};

/** Works off what was begun, as a server does, and says what became of it: 1 where a line failed. */
async function workThrough(context: AppContext, { json, output }: Invocation, id: string): Promise<number> {
  const isEnough = () => false;
  const onFailure = (error: unknown): never => {
    throw error;
  };
  await workOff(context, lineWorkers(context), id, { isEnough, onFailure });
  const [work] = await findWork(context.db, { kinds: workKinds, id, most: 1 });
  if (work === undefined) throw new Error(`The work ${id} is gone.`);
  const failed = await linesOf(context.db, id, { outcome: 'failed', most: 1000 });
  if (json)
    output.print(
      JSON.stringify({ ok: failed.length === 0, ...work, failed_lines: failed.map(({ position, problem, message }) => ({ position, problem, message })) }),
    );
  else output.print(inWords(work));
  if (!json) for (const { position, message } of failed) output.fail(`${position}: ${message}`);
  return failed.length === 0 ? 0 : 1;
}

function inWords({ id, kind, staffName, begunAt, endedAt, total, done, already, failed }: WorkRow): string {
  const counts = `${done} done, ${already} so before, ${failed} failed of ${total}`;
  return [id, kind, begunAt.toISOString(), endedAt === null ? 'under way' : 'ended', counts, staffName ?? 'a command'].join('\t');
}

function refused({ json, output }: Invocation, message: string): number {
  if (json) output.print(JSON.stringify({ ok: false, message }));
  else output.fail(message);
  return 1;
}
