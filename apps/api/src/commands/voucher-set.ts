import { normaliseVoucherCode } from '@parral/rules';
import { blockVoucher, giveVoucherBack, VoucherRefused } from '../features/vouchers/index.ts';
import { type DatabaseCommand, refusal } from './command.ts';

/** Stops a voucher, or lets it serve again; `folder`: what the folder says counts again. */
export const voucherSet: DatabaseCommand = {
  name: 'voucher set',
  usage: 'voucher set <code> <active|stopped|folder> [reason…]',
  summary: 'stop a voucher of visits, or let it serve again; folder: what the folder says of it counts again',
  needs: 'database',
  async run({ db }, { args: [code, state = '', ...words], json, output }) {
    if (code === undefined || !['active', 'stopped', 'folder'].includes(state)) {
      output.fail(`Which voucher, and what? estate ${voucherSet.usage}`);
      return 2;
    }
    const kept = normaliseVoucherCode(code);
    const terms = { reason: words.join(' ') };
    try {
      if (state === 'folder') await giveVoucherBack(db, kept, terms);
      else await blockVoucher(db, kept, state === 'active', terms);
      output.print(json ? JSON.stringify({ ok: true, code: kept, state }) : `The voucher ${kept} is now ${state === 'folder' ? 'as the folder says' : state}.`);
      return 0;
    } catch (error) {
      return refusal(error, VoucherRefused, { json, output });
    }
  },
};
