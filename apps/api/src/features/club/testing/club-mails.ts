import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestApi } from '../../../testing/with-api.ts';
import { listMails } from '../../../platform/mail/mail-folder.ts';
import { parseMail, type ParsedMail } from '../../../platform/mail/parse-mail.ts';

/** Sends what is ordered, and gives every mail that somebody was sent, newest last. */
export async function mailsTo(api: TestApi, to: string): Promise<ParsedMail[]> {
  await api.context.outbox.drain();
  const folder = path.join(api.dataDir, 'mail');
  const listed = await listMails(folder);
  const mine = listed.filter((mail) => mail.to === to).reverse();
  return Promise.all(mine.map(async ({ file }) => parseMail(await readFile(file, 'utf8'))));
}

/** The token of the link in a mail. */
export function tokenOf({ text }: ParsedMail): string {
  const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error('The mail has no link with a token.');
  return token;
}
