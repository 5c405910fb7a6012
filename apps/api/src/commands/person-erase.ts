import { erasePersonalData, findPerson } from '../features/office/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Erases what is kept about somebody who is no member; invoices, and visits to come, are kept. */
export const personErase: DatabaseCommand = {
  name: 'person erase',
  usage: 'person erase <e-mail>',
  summary: 'erase what is kept about somebody who is no member; invoices and visits to come are kept',
  needs: 'database',
  async run(context, { args: [given = ''], json, output }) {
    const person = await findPerson(context.db, given);
    if (person === null) {
      output.fail('Whom? estate person erase <e-mail>');
      return 2;
    }
    const { email, member } = person;
    if (member !== null) {
      output.fail(`${email} is a member: estate member erase ${email}`);
      return 1;
    }
    const file = await erasePersonalData(context, person);
    const [orders, visits] = [file.stays('orders'), file.stays('visits')];
    output.print(
      json
        ? JSON.stringify({ ok: true, email, orders_kept: orders, visits_kept: visits })
        : `What was kept of ${email} is erased. ${orders} orders and ${visits} visits are kept: they are invoices, or to come.`,
    );
    return 0;
  },
};
