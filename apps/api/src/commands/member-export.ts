import { givePersonalData } from '../features/office/index.ts';
import { memberNamed } from '../features/session/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Prints all that is kept about a member, as JSON. */
export const memberExport: DatabaseCommand = {
  name: 'member export',
  usage: 'member export <number or e-mail>',
  summary: 'print all that is kept about a member, as JSON',
  needs: 'database',
  async run(context, { args: [name], output }) {
    const member = name === undefined ? null : await memberNamed(context.db, name);
    if (member === null) {
      output.fail(name === undefined ? 'Whom? estate member export <number or e-mail>' : 'No member has that number or e-mail address.');
      return name === undefined ? 2 : 1;
    }
    output.print(JSON.stringify(await givePersonalData(context, { email: member.email, member }), null, 2));
    return 0;
  },
};
