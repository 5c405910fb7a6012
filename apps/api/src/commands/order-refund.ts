import { formatMoney } from '@parral/rules';
import { refundWithdrawals, StatusRefused } from '../features/orders/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Gives the money of an order's withdrawals back; the rules stand at `refundWithdrawals`. */
export const orderRefund: DatabaseCommand = {
  name: 'order refund',
  usage: 'order refund <number>',
  summary: 'give back the money of what a buyer withdrew from; its bottles are on sale again',
  needs: 'database',
  async run(context, { args: [number], json, output }) {
    if (number === undefined) {
      output.fail('Of which order? estate order refund <number>');
      return 2;
    }
    try {
      const { refunded, canceled } = await refundWithdrawals(context, number);
      if (json) output.print(JSON.stringify({ ok: true, number, refunded_cents: refunded, canceled }));
      else if (refunded === 0)
        output.print(`Nothing is owed of the order ${number}: no withdrawal waits for its money. \`estate order show ${number}\` has them.`);
      else
        output.print(
          `${formatMoney(refunded)} of the order ${number} go back to the card and leave with the running server.${canceled ? ' It is canceled.' : ''}`,
        );
      return 0;
    } catch (error) {
      if (!(error instanceof StatusRefused)) throw error;
      if (json) output.print(JSON.stringify({ ok: false, message: error.message }));
      else output.fail(error.message);
      return 1;
    }
  },
};
