import { formatMoney } from '@parral/rules';
import { setStatus, StatusRefused } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Cancels an order: goods, coupon and money go back, the buyer is told; the rules stand at `setStatus`. */
export const orderCancel: DatabaseCommand = {
  name: 'order cancel',
  usage: 'order cancel <number>',
  summary: 'cancel an order: bottles, coupon and money go back, the buyer is told',
  needs: 'database',
  async run(context, { args: [number], json, output }) {
    if (number === undefined) {
      output.fail('Which order? estate order cancel <number>');
      return 2;
    }
    try {
      const { changed, refund } = await setStatus(context, { number, to: 'canceled' });
      if (json) output.print(JSON.stringify({ ok: true, changed, number, refunded_cents: refund }));
      else if (!changed) output.print(`The order ${number} was cancelled already; nothing was changed.`);
      else
        output.print(`The order ${number} is cancelled.${refund > 0 ? ` ${formatMoney(refund)} go back to the card and leave with the running server.` : ''}`);
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};
