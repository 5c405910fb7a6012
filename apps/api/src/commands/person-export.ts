import { findPerson, givePersonalData } from '../features/office/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Prints all that is kept about somebody who is no member, as JSON: a guest of the shop, a visitor, a reader of the newsletter. */
export const personExport: DatabaseCommand = {
  name: 'person export',
  usage: 'person export <e-mail>',
  summary: 'print all that is kept about somebody who is no member, as JSON',
  needs: 'database',
  async run(context, { args: [given = ''], output }) {
    const person = await findPerson(context.db, given);
    if (person === null) {
      output.fail('Whom? estate person export <e-mail>');
      return 2;
    }
    if (person.member !== null) {
      output.fail(`${person.email} is a member: estate member export ${person.email}`);
      return 1;
    }
    output.print(JSON.stringify(await givePersonalData(context, person), null, 2));
    return 0;
  },
};
