import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { voucherSending } from './vouchers.schema.ts';

export type SendingRow = typeof voucherSending.$inferSelect;

/** To whom a voucher was sent, the last one first. */
export async function sendingsOf(db: Db, code: string): Promise<SendingRow[]> {
  return db.select().from(voucherSending).where(eq(voucherSending.code, code)).orderBy(desc(voucherSending.sentAt), desc(voucherSending.id));
}

/** Keeps a sending, in the transaction that orders its mail; returns its id. */
export async function insertSending(tx: Db, code: string, to: Pick<SendingRow, 'name' | 'email' | 'language' | 'words'>): Promise<string> {
  const [row] = await tx
    .insert(voucherSending)
    .values({ code, ...to })
    .returning({ id: voucherSending.id });
  if (row === undefined) throw new Error('A sending was not kept.');
  return row.id;
}

/** What was sent to a person, for that person (Regulation (EU) 2016/679, article 15). `email`: in its kept form. */
export async function sendingsTo(db: Db, email: string): Promise<SendingRow[]> {
  return db.select().from(voucherSending).where(eq(voucherSending.email, email));
}

/** Forgets to whom vouchers were sent (article 17); the vouchers stay. */
export async function deleteSendingsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(voucherSending).where(eq(voucherSending.email, email));
}
