import { makeVouchers, VoucherRefused } from '../features/vouchers/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Makes vouchers of visits and prints their codes, one a line; the rules stand at `makeVouchers`. */
export const voucherMake: DatabaseCommand = {
  name: 'voucher make',
  usage: 'voucher make <brand> <people> <visit|any> <until> [count]',
  summary: 'make vouchers of visits, good from today to that day',
  needs: 'database',
  async run(context, { args: [brand, people, visit, until, count = '1'], json, output }) {
    if (brand === undefined || people === undefined || visit === undefined || until === undefined) {
      output.fail(`For whom and for what? estate ${voucherMake.usage}, for example: voucher make alba 2 la-bodega-de-1924 2027-12-31`);
      return 2;
    }
    try {
      const made = await makeVouchers(context, { brand, participants: Number(people), visit, until, count: Number(count) });
      if (json) output.print(JSON.stringify({ ok: true, vouchers: made.map(({ code, startsOn, endsOn }) => ({ code, startsOn, endsOn })) }));
      else for (const { code } of made) output.print(code);
      return 0;
    } catch (error) {
      if (!(error instanceof VoucherRefused)) throw error;
      if (json) output.print(JSON.stringify({ ok: false, message: error.message }));
      else output.fail(error.message);
      return 1;
    }
  },
};
