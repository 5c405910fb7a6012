import type { Language } from '@parral/api-spec/languages';
import type { Db } from '../database/database.ts';
import type { Importer } from '../content/import-estate.ts';
import type { Mail } from '../content/index.ts';
import { mailTemplate } from './mail.schema.ts';

/** The name under which the layout round every mail is kept. */
const layoutName = { name: 'layout', language: '*' } as const;

export async function loadMailTexts(tx: Db): Promise<Mail> {
  const rows = await tx.select().from(mailTemplate);
  const layout = rows.find((row) => row.language === layoutName.language)?.body;
  if (layout === undefined) throw new Error('No mail can be written before an estate folder was imported: run `estate import`.');
  const templates = rows.filter((row) => row.language !== layoutName.language).map((row) => ({ ...row, language: row.language as Language }));
  return { layout, templates };
}

/** Replaces the mails by those of the folder. */
export const importMails: Importer =
  async (_db, { mail }) =>
  async (tx) => {
    await tx.delete(mailTemplate);
    await tx.insert(mailTemplate).values([{ ...layoutName, subject: '', body: mail.layout }, ...mail.templates]);
  };
