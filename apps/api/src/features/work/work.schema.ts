import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What kinds of long work there are. */
export type WorkKind = 'dispatches' | 'purchases' | 'delivery_notes';
/** How a line ended. `already`: what it asks for was so before. */
export type LineOutcome = 'done' | 'already' | 'failed';
/** What a line asks for, as somebody gave it. */
export type LineAsked = Readonly<Record<string, string>>;

/** Long work that somebody began: its lines are done after the answer, piece by piece. */
export const officeWork = pgTable(
  'office_work',
  {
    /** Made with the form that began it: sent twice it begins once. */
    id: uuid().primaryKey(),
    kind: text().$type<WorkKind>().notNull(),
    /** null: a command. */
    staffId: uuid(),
    reason: text(),
    begunAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('office_work_begun').on(table.begunAt, table.id), check('office_work_kind', sql`kind in ('dispatches', 'purchases', 'delivery_notes')`)],
);

/** A line of it; what became of it is written in the transaction that does it. */
export const officeWorkLine = pgTable(
  'office_work_line',
  {
    workId: uuid()
      .notNull()
      .references(() => officeWork.id, { onDelete: 'cascade' }),
    /** From 1; of a table, the line that it stood in. */
    position: integer().notNull(),
    /** Number of the order, or of the member: the line goes with the person. */
    subject: text().notNull(),
    asked: jsonb().$type<LineAsked>().notNull(),
    /** null: not done yet. */
    outcome: text().$type<LineOutcome>(),
    /** Why it failed, as a word for screens, and in words. */
    problem: text(),
    message: text(),
    /** What came of it, where that is kept: a delivery note. */
    result: jsonb(),
  },
  (table) => [
    primaryKey({ name: 'office_work_line_of', columns: [table.workId, table.position] }),
    index('office_work_line_subject').on(table.subject),
    index('office_work_line_open')
      .on(table.workId, table.position)
      .where(sql`outcome is null`),
    check('office_work_line_outcome', sql`outcome in ('done', 'already', 'failed') and (outcome = 'failed') = (message is not null)`),
  ],
);
