import { formatMoney } from '@parral/rules';
import { listOrders, statusWords } from '../features/orders/index.ts';
import type { DatabaseCommand } from './command.ts';
import { paymentWords } from './state-words.ts';

/** Lists the newest 200 orders: number, time, brand, status, state of the payment, total, address. */
export const orderList: DatabaseCommand = {
  name: 'order list',
  usage: 'order list',
  summary: 'list the newest 200 orders',
  needs: 'database',
  async run({ db }, { json, output }) {
    const orders = await listOrders(db);
    if (json) output.print(JSON.stringify(orders));
    else
      for (const { number, placedAt, status, state, brand, totalCents, email } of orders)
        output.print(
          [number, placedAt.toISOString().slice(0, 16).replace('T', ' '), brand, statusWords[status], paymentWords[state], formatMoney(totalCents), email].join(
            '\t',
          ),
        );
    return 0;
  },
};
