import { defaultLanguage, localeOf } from '@parral/api-spec/languages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { experiencesById, slotsOfDay } from '../experiences/index.ts';
import { loadSite } from '../site/index.ts';
import { booking } from './booking.schema.ts';
import type { BookingRow } from './booking.store.ts';

/** One booking of a day, for the people who receive it. */
export interface DayEntry {
  /** `HH:MM`, wall time of the estate. */
  time: string;
  brand: string;
  reference: string;
  experience: string;
  language: string;
  guide: string | null;
  room: string | null;
  adults: number;
  children: number;
  babies: number;
  people: number;
  name: string;
  phone: string;
  comment: string;
  paidWith: BookingRow['paidWith'];
}

/** The booked visits of a day (`YYYY-MM-DD`), by hour, visit and language. Payments under way are not in it. */
export async function dayList(db: Db, day: string): Promise<DayEntry[]> {
  const slots = new Map((await slotsOfDay(db, day)).map((slot) => [slot.id, slot]));
  if (slots.size === 0) return [];
  const rows = await db
    .select()
    .from(booking)
    .where(and(inArray(booking.slotId, [...slots.keys()]), eq(booking.state, 'confirmed')))
    .orderBy(asc(booking.bookedAt));
  const site = await loadSite(db);
  const visits = await experiencesById(db, [...new Set(rows.map(({ experienceId }) => experienceId))]);
  const entries = rows.flatMap(({ reference, visitor, slotId, experienceId, brand, language, adults, children, babies, people, paidWith }): DayEntry[] => {
    const slot = slots.get(slotId);
    if (slot === undefined) return [];
    const { guide, room, startsLocal } = slot;
    const experience = visits.get(experienceId)?.name[site.brands.get(brand)?.languages[0] ?? defaultLanguage] ?? experienceId;
    const who = { name: `${visitor.name} ${visitor.surname}`, phone: visitor.phone_number, comment: visitor.comment ?? '' };
    return [{ time: startsLocal.slice(11), brand, reference, experience, language, guide, room, adults, children, babies, people, ...who, paidWith }];
  });
  const place = ({ time, experience, language }: DayEntry) => [time, experience, language].join('\t');
  return entries.toSorted((a, b) => place(a).localeCompare(place(b), localeOf(defaultLanguage)));
}
