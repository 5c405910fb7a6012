import { normaliseVoucherCode } from '@parral/rules';
import { blockVoucher, VoucherRefused } from '../features/vouchers/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Stops a voucher, or lets it serve again. */
export const voucherSet: DatabaseCommand = {
  name: 'voucher set',
  usage: 'voucher set <code> <active|stopped> [reason…]',
  summary: 'stop a voucher of visits, or let it serve again',
  needs: 'database',
  async run({ db }, { args: [code, state, ...words], json, output }) {
    if (code === undefined || (state !== 'active' && state !== 'stopped')) {
      output.fail(`Which voucher, and what? estate ${voucherSet.usage}`);
      return 2;
    }
    const kept = normaliseVoucherCode(code);
    try {
      await blockVoucher(db, kept, state === 'active', { reason: words.join(' ') });
      output.print(json ? JSON.stringify({ ok: true, code: kept, state }) : `The voucher ${kept} is now ${state}.`);
      return 0;
    } catch (error) {
      return refusal(error, VoucherRefused, { json, output });
    }
  },
};
