import { annulInvoice } from '../features/invoices/index.ts';
import { noteAction } from '../features/staff/index.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { DatabaseCommand } from './command.ts';

/** Says in the chain that an invoice does not count; what it says and its number stay. */
export const invoiceAnnul: DatabaseCommand = {
  name: 'invoice annul',
  usage: 'invoice annul <number>',
  summary: 'annul an invoice that was issued by mistake; what went back to a buyer has its corrective invoice by itself',
  needs: 'database',
  async run({ db }, { args: [number], json, output }) {
    if (number === undefined) {
      output.fail('Which invoice? estate invoice annul <number>');
      return 2;
    }
    const annulled = await transaction(db, async (tx) => {
      const done = await annulInvoice(tx, number);
      if (done === true) await noteAction(tx, { kind: 'invoice.annul', subject: number });
      return done;
    });
    if (annulled === null) {
      output.fail(`There is no invoice ${number}. \`estate invoice list\` shows them.`);
      return 1;
    }
    if (json) output.print(JSON.stringify({ ok: true, number, annulled }));
    else
      output.print(annulled ? `The invoice ${number} is annulled; the record of it is the last of the chain.` : `The invoice ${number} was annulled before.`);
    return 0;
  },
};
