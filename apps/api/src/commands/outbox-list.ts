import { listOpenRows } from '../platform/outbox/outbox.store.ts';
import type { DatabaseCommand } from './command.ts';

/** Lists what is still to be done of mails, money and events: number, state, what, attempts, when next, the last error. */
export const outboxList: DatabaseCommand = {
  name: 'outbox list',
  usage: 'outbox list',
  summary: 'list what is still to be sent or given back; dead ones are tried again by `outbox retry`',
  needs: 'database',
  async run({ db, outbox }, { json, output }) {
    const rows = (await listOpenRows(db)).map((row) => ({ ...row, lane: outbox.laneOf(row.kind) ?? 'unknown' }));
    if (json) output.print(JSON.stringify(rows));
    else if (rows.length === 0) output.print('Nothing waits.');
    else
      for (const { id, state, lane, key, attempts, at, lastError } of rows) {
        const when = at.toISOString().slice(0, 16).replace('T', ' ');
        output.print([id, state, lane, key, `${attempts} attempts`, state === 'dead' ? `died ${when}` : `due ${when}`, lastError ?? ''].join('\t'));
      }
    return 0;
  },
};
