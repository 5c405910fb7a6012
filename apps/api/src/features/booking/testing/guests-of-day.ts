import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listMails } from '../../../platform/mail/mail-folder.ts';
import { parseMail, type ParsedMail } from '../../../platform/mail/parse-mail.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { Killable } from '../../checkout/testing/killable.ts';
import { capture, paymentOf, submit } from './booking.ts';

/** 23 guests of one day: twelve in the morning, eleven in the afternoon. */
const groups = [3, 3, 3, 3, 4, 4, 3];

export interface Guest {
  visitor: Visitor;
  email: string;
  token: string;
  payment: string;
  cents: number;
}

/** Books and pays 23 guests of a day (`YYYY-MM-DD`), each group by a visitor of its own; `name` sets their addresses apart from other days'. */
export async function bookGuests(site: Killable, pay: (payment: string) => Promise<unknown>, day: string, name: string): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (const [index, adults] of groups.entries()) {
    const visitor = site.visitor();
    const email = `guest.${name}.${index}@example.com`;
    const opened = await submit(visitor, `${day}T${index < 4 ? '11:00' : '17:00'}`, [adults], { visitor: { email } });
    if (opened.status !== 200) throw new Error(`There is no intent: ${opened.text}`);
    await pay(paymentOf(opened.body));
    const booked = await capture(visitor, opened.body);
    if (booked.status !== 200) throw new Error(`There is no booking: ${booked.text}`);
    guests.push({ visitor, email, token: booked.body.booking.booking_token, payment: paymentOf(opened.body), cents: adults * 2400 });
  }
  return guests;
}

/** All mails that the server of these variables has sent. */
export async function mailsOf(variables: Record<string, string>): Promise<ParsedMail[]> {
  const files = await listMails(path.join(variables['DATA_DIR'] ?? '', 'mail'));
  return Promise.all(files.map(async ({ file }) => parseMail(await readFile(file, 'utf8'))));
}
