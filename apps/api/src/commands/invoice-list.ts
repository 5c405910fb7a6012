import { formatMoney } from '@parral/rules';
import { findInvoices } from '../features/invoices/index.ts';
import type { DatabaseCommand } from './command.ts';

/** The newest invoices, one a line. */
export const invoiceList: DatabaseCommand = {
  name: 'invoice list',
  usage: 'invoice list [unsent]',
  summary: 'list the newest 200 invoices: number, day, kind, total, what it is for; unsent: those whose mail was tried and did not leave',
  needs: 'database',
  async run({ db }, { args: [which], json, output }) {
    const unsent = which === 'unsent';
    const rows = await findInvoices(db, { unsent, most: 200 });
    if (json) output.print(JSON.stringify(rows.map(({ document, token: _token, ...row }) => ({ ...row, reference: document.reference }))));
    else if (rows.length === 0)
      output.print(
        unsent
          ? 'The mail of every invoice has left.'
          : 'No invoices yet: they are issued when a sale is paid, for brands that say in brands.yaml who sells (`seller`).',
      );
    else
      for (const { number, issuedOn, kind, totalCents, document, mail } of rows)
        output.print(
          [
            number.padEnd(18),
            issuedOn,
            kind.padEnd(10),
            formatMoney(totalCents).padStart(12),
            document.reference,
            document.buyer.name,
            ...(mail === null ? [] : [`not sent to ${mail.to}: ${mail.failure ?? 'tried again'}`]),
          ].join('  '),
        );
    return 0;
  },
};
