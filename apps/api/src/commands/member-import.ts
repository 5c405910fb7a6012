import { readFile } from 'node:fs/promises';
import { enterMembers, loadClubTerms, MemberRefused, readMemberCsv } from '../features/club/index.ts';
import { loadLevels } from '../features/session/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Enters the members of a CSV file, all or none. */
export const memberImport: DatabaseCommand = {
  name: 'member import',
  usage: 'member import [file]',
  summary: 'enter the members of a CSV file of the office; a known number is updated',
  needs: 'database',
  async run({ db }, { args: [file], json, output }) {
    if (file === undefined) {
      output.fail('Which file? estate member import <members.csv>');
      return 2;
    }
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) {
      output.fail(`The file ${file} cannot be read.`);
      return 1;
    }
    const read = readMemberCsv(text, await loadLevels(db));
    if ('problems' in read) {
      if (json) output.print(JSON.stringify({ ok: false, problems: read.problems }));
      else for (const { line, column, message } of read.problems) output.fail(`line ${line}${column === '' ? '' : `, ${column}`}: ${message}`);
      if (!json) output.fail('Nothing was entered.');
      return 1;
    }
    try {
      const numbers = await enterMembers(db, await loadClubTerms(db), read.records);
      output.print(json ? JSON.stringify({ ok: true, numbers }) : `${numbers.length} members entered: ${numbers.join(', ')}.`);
      return 0;
    } catch (error) {
      if (!(error instanceof MemberRefused)) throw error;
      output.fail(error.message);
      return 1;
    }
  },
};
