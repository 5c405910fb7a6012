import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Experience } from '../../platform/content/index.ts';
import { closedFrom } from './closed-days.ts';
import { dayAfter, makeSlots, type PlannedSlot } from './make-slots.ts';

/** Slots are made for so many days from today. */
export const slotDays = 366;
const part = 500;

interface StoredSlot {
  id: string;
  experience_id: string;
  starts_local: string;
  plan: string;
  is_open: boolean;
  is_extra: boolean;
}

/**
 * Brings the slots from `from` on (`YYYY-MM-DD`) to what the visits' schedules say, inside a transaction: missing ones are
 * made, changed ones changed, those that no schedule has any longer closed, those of a closed day too; extra ones stay. What is sold stays: a capacity never goes below
 * it, and a sold slot keeps its guide and room. Doing it again changes nothing.
 */
export async function writeSlots(tx: Db, visits: readonly Experience[], from: string, days: number = slotDays): Promise<void> {
  const planned = new Map<string, PlannedSlot>();
  const { days: closed, slots: closedSlots } = await closedFrom(tx, from);
  for (const visit of visits)
    for (const entry of makeSlots(visit, from, dayAfter(from, days - 1)))
      if (!closed.has(`${visit.brand} ${entry.startsLocal.slice(0, 10)}`) && !closedSlots.has(nameOf(entry))) planned.set(nameOf(entry), entry);
  const stored = await storedSlots(tx, from);
  const gone = stored.filter((entry) => entry.is_open && !entry.is_extra && !planned.has(`${entry.experience_id} ${entry.starts_local}`));
  const changed: (PlannedSlot & { id: string })[] = [];
  for (const entry of stored) {
    const plan = planned.get(`${entry.experience_id} ${entry.starts_local}`);
    planned.delete(`${entry.experience_id} ${entry.starts_local}`);
    if (plan !== undefined && (!entry.is_open || entry.plan !== planOf(plan))) changed.push({ ...plan, id: entry.id });
  }
  await insertSlots(tx, [...planned.values()]);
  await changeSlots(tx, changed);
  await closeSlots(tx, gone);
}

function nameOf(plan: PlannedSlot): string {
  return `${plan.experienceId} ${plan.startsLocal}`;
}

function planOf({ endsAt, capacity, languages, guide, room }: PlannedSlot): string {
  return [Date.parse(endsAt) / 1000, capacity, languages.join(','), guide ?? '', room ?? ''].join('|');
}

async function storedSlots(tx: Db, from: string): Promise<StoredSlot[]> {
  const { rows } = await tx.execute<StoredSlot & Record<string, unknown>>(sql`
    select id::text, experience_id, starts_local, is_open, is_extra,
      concat_ws('|', extract(epoch from ends_at)::bigint, capacity, array_to_string(languages, ','), coalesce(guide, ''), coalesce(room, '')) as plan
    from slot where day >= ${from}::date order by id`);
  return rows;
}

const columns = sql`
  "experienceId" text, "startsLocal" text, "startsAt" timestamptz, "endsAt" timestamptz, capacity integer, languages jsonb, guide text, room text, id bigint`;
const languagesOf = sql`(select array_agg(value) from jsonb_array_elements_text(p.languages))`;

async function insertSlots(tx: Db, slots: readonly PlannedSlot[]): Promise<void> {
  for (let at = 0; at < slots.length; at += part)
    await tx.execute(sql`
      insert into slot (experience_id, starts_local, day, starts_at, ends_at, capacity, languages, guide, room)
      select "experienceId", "startsLocal", left("startsLocal", 10)::date, "startsAt", "endsAt", capacity, ${languagesOf}, guide, room
      from jsonb_to_recordset(${JSON.stringify(slots.slice(at, at + part))}::jsonb) as p(${columns})
      on conflict do nothing`);
}

async function changeSlots(tx: Db, slots: readonly (PlannedSlot & { id: string })[]): Promise<void> {
  await lockInOrder(tx, slots);
  for (let at = 0; at < slots.length; at += part)
    await tx.execute(sql`
      update slot s set is_open = true, ends_at = p."endsAt", capacity = greatest(p.capacity, s.held + s.booked), languages = ${languagesOf},
        guide = case when s.held + s.booked > 0 then s.guide else p.guide end, room = case when s.held + s.booked > 0 then s.room else p.room end
      from jsonb_to_recordset(${JSON.stringify(slots.slice(at, at + part))}::jsonb) as p(${columns}) where s.id = p.id`);
}

async function closeSlots(tx: Db, slots: readonly StoredSlot[]): Promise<void> {
  await lockInOrder(tx, slots);
  for (let at = 0; at < slots.length; at += part)
    await tx.execute(sql`
      update slot set is_open = false where id in (select value::bigint from jsonb_array_elements_text(${idsOf(slots.slice(at, at + part))}::jsonb))`);
}

/** Buyers lock slots by their ids too. */
async function lockInOrder(tx: Db, slots: readonly { id: string }[]): Promise<void> {
  if (slots.length === 0) return;
  await tx.execute(
    sql`select id from slot where id in (select value::bigint from jsonb_array_elements_text(${idsOf(slots)}::jsonb)) order by id for no key update`,
  );
}

function idsOf(slots: readonly { id: string }[]): string {
  return JSON.stringify(slots.map(({ id }) => id));
}
