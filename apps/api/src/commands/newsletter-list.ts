import { listConfirmed, type Subscriber } from '../features/newsletter/index.ts';
import type { DatabaseCommand } from './command.ts';

const columns = ['email', 'brand', 'language', 'confirmed', 'origin', 'unsubscribe'] as const;

/**
 * Lists whom letters may be sent to, as CSV: nobody who has not confirmed by the link of a mail, and nobody who has left, since
 * leaving deletes the address. Each row has its own way out, a path below the brand's address that every letter must carry.
 */
export const newsletterList: DatabaseCommand = {
  name: 'newsletter list',
  usage: 'newsletter list [brand]',
  summary: 'list the confirmed addresses of the newsletter as CSV, each with the path that ends it',
  needs: 'database',
  async run({ db }, { args: [brand], json, output }) {
    const rows = (await listConfirmed(db, brand)).map(rowOf);
    if (json) output.print(JSON.stringify(rows));
    else {
      output.print(columns.join(','));
      for (const row of rows) output.print(columns.map((column) => cell(row[column])).join(','));
    }
    return 0;
  },
};

function rowOf({ email, site, language, confirmedAt, origin, unsubscribeToken }: Subscriber): Record<(typeof columns)[number], string> {
  const unsubscribe = `/newsletter/unsubscribe?token=${unsubscribeToken}&language=${language}`;
  return { email, brand: site, language, confirmed: confirmedAt.toISOString(), origin, unsubscribe };
}

/** Spreadsheets run what begins like a formula, and an address may: the apostrophe keeps it text. */
function cell(value: string): string {
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
