import { columnOf, enterMembers, loadClubTerms, memberColumns, MemberRefused, readRecord, type MemberCells } from '../features/club/index.ts';
import { loadLevels } from '../features/session/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Enters one member; the columns are those of `member import`. */
export const memberAdd: DatabaseCommand = {
  name: 'member add',
  usage: 'member add <column>=<value> …',
  summary: 'enter a member: name=, surname=, email=, level= and what else is known',
  needs: 'database',
  async run({ db }, { args, json, output }) {
    const pairs = args.map((arg) => [columnOf(arg.split('=', 1)[0] ?? ''), arg.slice(arg.indexOf('=') + 1)] as const);
    const unknown = args.filter((arg, at) => !arg.includes('=') || pairs[at]?.[0] === null);
    if (args.length === 0 || unknown.length > 0) {
      output.fail(
        `${unknown.length > 0 ? `Not understood: ${unknown.map((arg) => arg.split('=', 1)[0]).join(', ')}. ` : ''}Write ${Object.keys(memberColumns).join('=, ')}=`,
      );
      return 2;
    }
    const read = readRecord(Object.fromEntries(pairs) as MemberCells, await loadLevels(db));
    if ('errors' in read) {
      for (const [column, message] of Object.entries(read.errors)) output.fail(`${column}: ${message}`);
      return 1;
    }
    try {
      const [number] = await enterMembers(db, await loadClubTerms(db), [read.record]);
      output.print(json ? JSON.stringify({ ok: true, number }) : `Entered as ${number}. A password is chosen at /login, "forgotten password".`);
      return 0;
    } catch (error) {
      if (!(error instanceof MemberRefused)) throw error;
      output.fail(error.message);
      return 1;
    }
  },
};
