import { erasePersonalData } from '../features/office/index.ts';
import { memberNamed } from '../features/session/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Erases a member; invoices are kept. */
export const memberErase: DatabaseCommand = {
  name: 'member erase',
  usage: 'member erase <number or e-mail>',
  summary: 'erase a member and all that hangs on the person; invoices are kept',
  needs: 'database',
  async run(context, { args: [name], json, output }) {
    const member = name === undefined ? null : await memberNamed(context.db, name);
    if (member === null) {
      output.fail(name === undefined ? 'Whom? estate member erase <number or e-mail>' : 'No member has that number or e-mail address.');
      return name === undefined ? 2 : 1;
    }
    const { email, number } = member;
    const file = await erasePersonalData(context, { email, member });
    const kept = file.stays('orders') + file.stays('purchases');
    output.print(
      json
        ? JSON.stringify({ ok: true, number, invoices_kept: kept })
        : `The member ${number} is erased. ${kept} invoices are kept. Take the person out of club/members.yaml too, or the next import enters them again.`,
    );
    return 0;
  },
};
