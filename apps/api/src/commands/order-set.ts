import { isOrderStatus, orderStatuses } from '@parral/rules';
import { namedStatuses, setStatus, StatusRefused, statusWords } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Moves an order to another status; the rules stand at `setStatus`. */
export const orderSet: DatabaseCommand = {
  name: 'order set',
  usage: 'order set <number> <status> [day]',
  summary: `move an order: ${namedStatuses.join(', ')}; the day is that of delivery`,
  needs: 'database',
  async run(context, { args: [number, to, day], json, output }) {
    if (number === undefined || to === undefined) {
      output.fail(`Which order, and to what? estate order set <number> <${orderStatuses.join('|')}> [day of delivery]`);
      return 2;
    }
    try {
      const { changed, refund: cents } = await setStatus(context, { number, to, day });
      const word = isOrderStatus(to) ? statusWords[to] : to;
      const refund = cents > 0 ? ' Its refund is ordered and leaves with the running server.' : '';
      if (json) output.print(JSON.stringify({ ok: true, changed, number, status: to }));
      else output.print(changed ? `The order ${number} is ${word} now.${refund}` : `The order ${number} was ${word} already; nothing was changed.`);
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};
