import type { DatabaseCommand } from './command.ts';

/** Checks that the database adds up: JSON out, exit 0 when all is well. */
export const audit: DatabaseCommand = {
  name: 'audit',
  usage: 'audit',
  summary: 'check that the database adds up; prints JSON, exits 1 when something does not',
  needs: 'database',
  async run({ audit: checks, db }, { json, output }) {
    const report = await checks.run(db);
    output.print(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
    return report.ok ? 0 : 1;
  },
};
