import { writeFile } from 'node:fs/promises';
import { formatMoney } from '@parral/rules';
import { findInvoice } from '../features/invoices/index.ts';
import type { DatabaseCommand } from './command.ts';

/** One invoice: what it says; with a path, its PDF is written there. */
export const invoiceShow: DatabaseCommand = {
  name: 'invoice show',
  usage: 'invoice show <number> [file]',
  summary: 'show one invoice, or write its PDF to a file',
  needs: 'database',
  async run({ db, invoicing }, { args: [number, file], json, output }) {
    const row = number === undefined ? null : await findInvoice(db, { number });
    if (row === null) {
      output.fail(number === undefined ? 'Which invoice? estate invoice show <number>' : `There is no invoice ${number}. \`estate invoice list\` shows them.`);
      return number === undefined ? 2 : 1;
    }
    if (file !== undefined) {
      const pdf = await invoicing.file(db, row.token);
      if (pdf === null) throw new Error(`The invoice ${row.number} has no PDF.`);
      await writeFile(file, pdf.content);
      output.print(json ? JSON.stringify({ ok: true, file }) : `${file} is the invoice ${row.number}.`);
      return 0;
    }
    const { document } = row;
    if (json) {
      output.print(JSON.stringify(row));
      return 0;
    }
    const facts: [string, string][] = [
      ['number', `${row.number}, ${row.kind}, ${row.issuedOn}`],
      ['seller', `${document.seller.name}, ${document.seller.taxId}`],
      ['buyer', [document.buyer.name, document.buyer.taxId?.document.number, ...document.buyer.address].filter(Boolean).join(', ')],
      ['for', document.reference],
      ...(document.corrects === null ? [] : [['corrects', document.corrects.number] satisfies [string, string]]),
      ...document.lines.map((line): [string, string] => [
        'line',
        `${line.quantity} × ${line.title.replaceAll('\n', ', ')}, ${formatMoney(line.quantity * line.unitPriceCents - line.discountCents)}`,
      ]),
      ...document.breakdown.map((rate): [string, string] => [
        'VAT',
        `${rate.vatPercent === null ? 'none' : `${rate.vatPercent} %`}: ${formatMoney(rate.baseCents)} + ${formatMoney(rate.taxCents)}`,
      ]),
      ['total', formatMoney(row.totalCents)],
      ['check page', document.checkAddress],
    ];
    for (const [name, value] of facts) output.print(`${name.padEnd(12)}${value}`);
    return 0;
  },
};
