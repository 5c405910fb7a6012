import { formatMoney } from '@parral/rules';
import { newestInvoices } from '../features/invoices/index.ts';
import type { DatabaseCommand } from './command.ts';

/** The newest invoices, one a line. */
export const invoiceList: DatabaseCommand = {
  name: 'invoice list',
  usage: 'invoice list',
  summary: 'list the newest 200 invoices: number, day, kind, total, what it is for',
  needs: 'database',
  async run({ db }, { json, output }) {
    const rows = await newestInvoices(db, 200);
    if (json) output.print(JSON.stringify(rows.map(({ document, token: _token, ...row }) => ({ ...row, reference: document.reference }))));
    else if (rows.length === 0) output.print('No invoices yet: they are issued when a sale is paid, for brands that say in brands.yaml who sells (`seller`).');
    else
      for (const { number, issuedOn, kind, totalCents, document } of rows)
        output.print([number.padEnd(18), issuedOn, kind.padEnd(10), formatMoney(totalCents).padStart(12), document.reference, document.buyer.name].join('  '));
    return 0;
  },
};
