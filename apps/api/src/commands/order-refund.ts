import { formatMoney, toCents } from '@parral/rules';
import type { AppContext } from '../compose.ts';
import { refundOrder, refundWithdrawals, type RefundWish, StatusRefused } from '../features/orders/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Gives money of an order back: of its withdrawals, or of what is named, with a reason; the rules stand at `refundWithdrawals` and `refundOrder`. */
export const orderRefund: DatabaseCommand = {
  name: 'order refund',
  usage: 'order refund <number> [all | <euros> | <sku>[:units][,…] [back]] [reason…]',
  summary: 'give money back: of what a buyer withdrew from when nothing is named, else with a reason; back: whole lines are on sale again',
  needs: 'database',
  async run(context, { args: [number, what, ...words], json, output }) {
    if (number === undefined) {
      output.fail('Of which order? estate order refund <number>');
      return 2;
    }
    const wish = what === undefined ? null : wishOf(what, words[0] === 'back');
    const reason = words
      .slice(words[0] === 'back' ? 1 : 0)
      .join(' ')
      .trim();
    if (wish !== null && reason === '') {
      output.fail(`Why? The buyer reads it in the mail: estate order refund ${number} ${what ?? ''} "a bottle arrived broken"`);
      return 2;
    }
    try {
      const { refunded, canceled } = wish === null ? await refundWithdrawals(context, number) : await giveBack(context, number, wish, reason);
      if (json) output.print(JSON.stringify({ ok: true, number, refunded_cents: refunded, canceled }));
      else if (refunded > 0)
        output.print(
          `${formatMoney(refunded)} of the order ${number} go back to the card and leave with the running server.${canceled ? ' It is cancelled.' : ''}`,
        );
      else if (wish === null)
        output.print(`Nothing is owed of the order ${number}: no withdrawal waits for its money. \`estate order show ${number}\` has them.`);
      else output.print(`That went back for this reason before; nothing was changed. What goes back once more has a reason of its own.`);
      return 0;
    } catch (error) {
      return refusal(error, StatusRefused, { json, output });
    }
  },
};

async function giveBack(context: AppContext, number: string, wish: RefundWish, reason: string): Promise<{ refunded: number; canceled: boolean }> {
  return { ...(await refundOrder(context, number, wish, reason)), canceled: false };
}

/** `all`, `12,50`, or `MON-RES-2019-75:2,MON-BLA-2023-75`. */
function wishOf(what: string, restock: boolean): RefundWish {
  if (what === 'all') return { cents: 'rest' };
  if (/^\d{1,6}(?:[.,]\d{1,2})?$/.test(what)) return { cents: toCents(Number(what.replace(',', '.'))) };
  const lines = what.split(',').map((part) => {
    const [sku = '', units] = part.split(':');
    return { sku, units: units === undefined ? null : Number(units) };
  });
  return { lines, restock };
}
