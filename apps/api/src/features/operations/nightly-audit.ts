import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { AuditReport } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { answeredWithin } from '../../platform/http/metrics.ts';
import { readMessages } from '../../platform/words/words.ts';
import { tellingOf } from '../notices/index.ts';
import type messages from './messages.en.json';

const words = readMessages<typeof messages>(import.meta.url);

/**
 * The audit of every night, between three and six in the morning, by whichever process comes first. What does not add up is looked at
 * again some minutes later, since a purchase under way may be caught between two steps; what does not add up then either is told:
 * by the log, the figures and a mail to the estate.
 */
export function registerNightlyAudit(context: Context, registry: Registry): void {
  const { db, jobs } = context;
  jobs.every(120, 'nightly audit', async () => {
    const { rows } = await db.execute<{ night: boolean }>(sql`select extract(hour from now() at time zone 'Europe/Madrid') between 3 and 5 as night`);
    if (rows[0]?.night === true) await auditOfTheNight(context);
  });
  registerFigures(context, registry);
}

type Row = { day: string; suspected: string[] | null };

/** One look of tonight's two, where one is due; false where none is, or another process is at it. */
export async function auditOfTheNight(context: Context): Promise<boolean> {
  const { audit, db, log } = context;
  const row = await claim(context);
  if (row === null) return false;
  const report = await audit.run(db);
  const wrong = report.checks.filter(({ ok }) => !ok);
  if (row.suspected === null && wrong.length > 0) {
    await db.execute(
      sql`update nightly_audit set suspected = ${JSON.stringify(wrong.map(({ name }) => name))}::jsonb, began_at = now() where day = ${row.day}`,
    );
    return true;
  }
  const failed = wrong.filter(({ name }) => row.suspected?.includes(name));
  if (failed.length > 0) log.fatal({ checks: failed.map(({ name, found }) => ({ name, found })) }, 'the audit of the night found what does not add up');
  else log.info({ checks: report.checks.length }, 'the audit of the night found everything in order');
  await end(context, row.day, failed);
  return true;
}

/** Tonight's row: a new one, one whose second look is due, or one whose process was killed. */
async function claim({ db }: Context): Promise<Row | null> {
  const { rows } = await db.execute<Row>(sql`
    insert into nightly_audit as n (day) values ((now() at time zone 'Europe/Madrid')::date)
    on conflict (day) do update set began_at = now()
    where n.ended_at is null and n.began_at < now() - case when n.suspected is null then interval '1 hour' else interval '3 minutes' end
    returning n.day::text as day, n.suspected`);
  return rows[0] ?? null;
}

async function end(context: Context, day: string, failed: AuditReport['checks']): Promise<void> {
  const tell = await tellingOf(context)();
  await transaction(context.db, async (tx) => {
    const names = JSON.stringify(failed.map(({ name }) => name));
    await tx.execute(sql`update nightly_audit set failed = ${names}::jsonb, ended_at = now() where day = ${day}`);
    if (failed.length > 0) await tell(tx, { key: `audit:${day}`, isFailure: true, write: (language) => wordsOf(failed, words(language)) });
  });
}

function wordsOf(failed: AuditReport['checks'], t: ReturnType<typeof words>) {
  const found = failed.map(({ name, rows }) => t('auditCheck', { name, count: rows.length }));
  return { title: t('auditFailed'), paragraphs: [t('auditWhat'), ...found, t('auditDo')] };
}

function registerFigures({ db }: Context, registry: Registry): void {
  const last = async () => {
    const { rows } = await db.execute<{ failed: number; age: number }>(sql`
      select jsonb_array_length(failed) as failed, extract(epoch from now() - ended_at)::integer as age
      from nightly_audit where ended_at is not null order by day desc limit 1`);
    return rows[0];
  };
  const gauge = (name: string, help: string, field: 'failed' | 'age') => {
    const made: Gauge = new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const row = await answeredWithin(last(), 800);
        if (!row) made.remove();
        else made.set(row[field]);
      },
    });
  };
  gauge('audit_failed_checks', 'Checks of the last nightly audit that did not add up', 'failed');
  gauge('audit_age_seconds', 'Time since the last nightly audit ended; more than a day and a half: it does not run', 'age');
}
