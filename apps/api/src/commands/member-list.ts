import { listMembers } from '../features/session/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Lists the members: number, level, name and address. */
export const memberList: DatabaseCommand = {
  name: 'member list',
  usage: 'member list',
  summary: 'list the members',
  needs: 'database',
  async run({ db }, { json, output }) {
    const members = await listMembers(db);
    if (json) output.print(JSON.stringify(members));
    else
      for (const { number, level, name, surname, email, membership_ends } of members)
        output.print([number, level, `${name} ${surname}`, email, membership_ends ?? 'permanent'].join('\t'));
    return 0;
  },
};
