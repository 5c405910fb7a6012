import { noteAction } from '../features/staff/index.ts';
import { transaction } from '../platform/database/transaction.ts';
import { retryRows } from '../platform/outbox/outbox.store.ts';
import type { DatabaseCommand } from './command.ts';

/** Has a row tried again at once, from the first attempt: one by its number, or every dead one. */
export const outboxRetry: DatabaseCommand = {
  name: 'outbox retry',
  usage: 'outbox retry [number | dead]',
  summary: 'try a row of the outbox again at once, or every dead one',
  needs: 'database',
  async run({ db }, { args: [which = ''], output }) {
    if (which !== 'dead' && !/^\d+$/.test(which)) {
      output.fail('Say which: estate outbox retry 12, or estate outbox retry dead. The numbers are those of estate outbox list.');
      return 2;
    }
    const count = await transaction(db, async (tx) => {
      const rows = await retryRows(tx, which === 'dead' ? 'dead' : Number(which));
      if (rows > 0) await noteAction(tx, { kind: 'outbox.retry', subject: which, after: { rows } });
      return rows;
    });
    if (count === 0 && which !== 'dead') {
      output.fail(
        `Nothing was changed: ${which} is no row that waits or is dead. estate outbox list shows them; one that is being worked on is not disturbed.`,
      );
      return 1;
    }
    output.print(`${count} ${count === 1 ? 'row is' : 'rows are'} tried again now.`);
    return 0;
  },
};
