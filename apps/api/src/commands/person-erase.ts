import { normaliseEmail } from '@parral/rules';
import { eraseVisits } from '../features/booking/index.ts';
import { forgetSubscriber } from '../features/newsletter/index.ts';
import { exportOrders } from '../features/orders/index.ts';
import { deleteRestockRequestsOf } from '../features/restock/index.ts';
import { memberByEmail } from '../features/session/index.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { DatabaseCommand } from './command.ts';

/** Erases what is kept about somebody who is no member; invoices, and visits to come, are kept. */
export const personErase: DatabaseCommand = {
  name: 'person erase',
  usage: 'person erase <e-mail>',
  summary: 'erase what is kept about somebody who is no member; invoices and visits to come are kept',
  needs: 'database',
  async run({ db, mail, outbox }, { args: [given], json, output }) {
    if (given === undefined) {
      output.fail('Whom? estate person erase <e-mail>');
      return 2;
    }
    const email = normaliseEmail(given);
    if ((await memberByEmail(db, email)) !== null) {
      output.fail(`${email} is a member: estate member erase ${email}`);
      return 1;
    }
    const orders = (await exportOrders(db, { email })).length;
    const visits = await transaction(db, async (tx) => {
      await mail.drop(tx, email);
      await forgetSubscriber(outbox, tx, email);
      await deleteRestockRequestsOf(tx, email);
      return eraseVisits(tx, { id: null, email });
    });
    output.print(
      json
        ? JSON.stringify({ ok: true, email, orders_kept: orders, visits_kept: visits })
        : `What was kept of ${email} is erased. ${orders} orders and ${visits} visits are kept: they are invoices, or to come.`,
    );
    return 0;
  },
};
