import { normaliseEmail } from '@parral/rules';
import { exportVisits } from '../features/booking/index.ts';
import { subscriptionsOf } from '../features/newsletter/index.ts';
import { exportOrders } from '../features/orders/index.ts';
import { restockRequestsOf } from '../features/restock/index.ts';
import { memberByEmail } from '../features/session/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Prints all that is kept about somebody who is no member, as JSON: a guest of the shop, a visitor, a reader of the newsletter. */
export const personExport: DatabaseCommand = {
  name: 'person export',
  usage: 'person export <e-mail>',
  summary: 'print all that is kept about somebody who is no member, as JSON',
  needs: 'database',
  async run({ db }, { args: [given], output }) {
    if (given === undefined) {
      output.fail('Whom? estate person export <e-mail>');
      return 2;
    }
    const email = normaliseEmail(given);
    if ((await memberByEmail(db, email)) !== null) {
      output.fail(`${email} is a member: estate member export ${email}`);
      return 1;
    }
    const orders = await exportOrders(db, { email });
    const [visits, newsletter, restock] = [await exportVisits(db, { id: null, email }), await subscriptionsOf(db, email), await restockRequestsOf(db, email)];
    output.print(JSON.stringify({ email, orders, ...visits, newsletter, restock_requests: restock }, null, 2));
    return 0;
  },
};
