import { eraseMember } from '../features/club/index.ts';
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
    const { invoicesKept } = await eraseMember(context, member);
    output.print(
      json
        ? JSON.stringify({ ok: true, number: member.number, invoices_kept: invoicesKept })
        : `The member ${member.number} is erased. ${invoicesKept} invoices are kept. Take the person out of club/members.yaml too, or the next import enters them again.`,
    );
    return 0;
  },
};
