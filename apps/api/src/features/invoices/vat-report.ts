import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { forItsValues } from '../../platform/database/preparing-client.ts';

/** VAT of one rate in one country; money in cents. */
export interface VatRow extends Record<string, unknown> {
  country: string;
  percent: number | null;
  baseCents: number;
  taxCents: number;
  invoices: number;
}

/** VAT by country and rate in the invoices that were issued on these days, corrective ones taken off: what the one-stop shop asks for. */
export async function vatOfDays(db: Db, { from, before }: { from: string; before: string }): Promise<VatRow[]> {
  const { rows } = await db.execute<VatRow>(sql`
    select rate ->> 'vatCountry' as country, (rate ->> 'vatPercent')::float8 as percent, sum((rate ->> 'baseCents')::integer)::float8 as "baseCents",
      sum((rate ->> 'taxCents')::integer)::float8 as "taxCents", count(*)::integer as invoices
    from invoice i cross join jsonb_array_elements(i.document -> 'breakdown') rate
    where ${forItsValues} and i.issued_on >= ${from}::date and i.issued_on < ${before}::date
    group by 1, 2 order by 1, 2 nulls last`);
  return rows;
}
