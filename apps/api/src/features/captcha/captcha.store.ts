import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { captchaSecret, usedCaptcha } from './captcha.schema.ts';

/** The secret of the estate; of several processes that make one at once, one wins. */
export async function sharedSecret(db: Db): Promise<string> {
  await db
    .insert(captchaSecret)
    .values({ id: 1, secret: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ secret: captchaSecret.secret }).from(captchaSecret);
  if (row === undefined) throw new Error('The row of captcha_secret is missing although it was just written.');
  return row.secret;
}

/** Seconds since 1970 in `minutes` from now, by the database's clock. */
export async function untilIn(db: Db, minutes: number): Promise<number> {
  const { rows } = await db.execute<{ until: number | string }>(sql`select floor(extract(epoch from now()))::bigint + ${minutes * 60} as until`);
  return Number(rows[0]?.until);
}

/** Marks a token as used; false when it was before, or when its time (seconds since 1970) is over. */
export async function takeOnce(db: Db, token: string, until: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${usedCaptcha} (token, until)
    select ${token}, to_timestamp(${until}) where to_timestamp(${until}) > now()
    on conflict do nothing returning token`);
  return rows.length === 1;
}

export async function forgetOldTokens(db: Db): Promise<void> {
  await db.delete(usedCaptcha).where(sql`${usedCaptcha.until} < now()`);
}
