import { sql } from 'drizzle-orm';
import type { Db } from './database.ts';

/** SQL for the day it is at the estate, by the database's clock. */
export const today = sql<string>`(now() at time zone 'Europe/Madrid')::date`;

/** The day it is at the estate, `YYYY-MM-DD`, by the database's clock. */
export async function readToday(db: Db): Promise<string> {
  const { rows } = await db.execute<{ day: string }>(sql`select ${today}::text as day`);
  return rows[0]?.day ?? '';
}
