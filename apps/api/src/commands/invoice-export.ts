import { ExportRefused, exportRecords } from '../features/invoices/index.ts';
import type { DatabaseCommand } from './command.ts';

/** The records of all invoices in the tax agency's form, to keep or to send. */
export const invoiceExport: DatabaseCommand = {
  name: 'invoice export',
  usage: 'invoice export [tax id]',
  summary: 'print the VERI*FACTU records of a seller as XML, oldest first',
  needs: 'database',
  async run({ db }, { args: [issuer], output }) {
    try {
      output.print((await exportRecords(db, issuer)).trimEnd());
      return 0;
    } catch (error) {
      if (!(error instanceof ExportRefused)) throw error;
      output.fail(error.message);
      return 1;
    }
  },
};
