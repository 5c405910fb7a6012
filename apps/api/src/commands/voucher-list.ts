import { listVouchers, type VoucherRow } from '../features/vouchers/index.ts';
import type { DatabaseCommand } from './command.ts';

/** Lists the vouchers of visits: code, state, validity, people, what for, who made it. */
export const voucherList: DatabaseCommand = {
  name: 'voucher list',
  usage: 'voucher list [brand]',
  summary: 'list the vouchers of visits',
  needs: 'database',
  async run({ db }, { args: [brand], json, output }) {
    const vouchers = await listVouchers(db, brand);
    if (json) output.print(JSON.stringify(vouchers));
    else
      for (const voucher of vouchers) {
        const { code, startsOn, endsOn, participants, experienceId, madeBy } = voucher;
        const what = experienceId === null ? `any visit of ${voucher.brand}` : `visit ${experienceId} of ${voucher.brand}`;
        output.print([code, stateOf(voucher), `${startsOn} to ${endsOn}`, `${participants} people`, what, `made by ${madeBy}`].join('\t'));
      }
    return 0;
  },
};

function stateOf({ usedAt, active }: VoucherRow): string {
  if (usedAt !== null) return 'used';
  return active ? 'unused' : 'stopped';
}
