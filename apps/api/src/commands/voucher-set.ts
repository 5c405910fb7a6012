import { normaliseVoucherCode } from '@parral/rules';
import { setActive } from '../features/vouchers/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Stops a voucher, or lets it serve again. */
export const voucherSet: DatabaseCommand = {
  name: 'voucher set',
  usage: 'voucher set <code> <active|stopped>',
  summary: 'stop a voucher of visits, or let it serve again',
  needs: 'database',
  async run({ db }, { args: [code, state], json, output }) {
    if (code === undefined || (state !== 'active' && state !== 'stopped')) {
      output.fail(`Which voucher, and what? estate ${voucherSet.usage}`);
      return 2;
    }
    const found = await setActive(db, normaliseVoucherCode(code), state === 'active');
    if (json) output.print(JSON.stringify({ ok: found, code: normaliseVoucherCode(code), state }));
    else if (found) output.print(`The voucher ${normaliseVoucherCode(code)} is now ${state}.`);
    else output.fail(`There is no voucher ${normaliseVoucherCode(code)}. \`estate voucher list\` shows them.`);
    return found ? 0 : 1;
  },
};
