import type { components } from '@parral/api-spec';
import type { Language } from '@parral/api-spec/languages';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { slotsById, wallTime, type SlotRow } from '../experiences/index.ts';
import type { BookingTerms } from './booking-deps.ts';
import { bookingLink } from './booking-mail.ts';
import { booking } from './booking.schema.ts';
import type { BookingRow } from './booking.store.ts';

type Schemas = components['schemas'];

/** The visits that a member booked while logged in, of every brand: those to come, the next first, and those that are over, the latest first. */
export async function visitsOfMember(db: Db, memberId: string, terms: BookingTerms, language: Language): Promise<Schemas['MemberVisits']> {
  const rows = await db
    .select()
    .from(booking)
    .where(and(eq(booking.memberId, memberId), isNotNull(booking.confirmedAt)));
  const slots = await slotsById(
    db,
    rows.map(({ slotId }) => slotId),
  );
  const files = rows
    .flatMap((row) => {
      const slot = slots.get(row.slotId);
      return slot === undefined ? [] : [{ booking: row, slot }];
    })
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime());
  const show = (file: (typeof files)[number]) => showVisit(file, terms, language);
  return {
    coming: files.filter(({ slot }) => !slot.isOver).map(show),
    past: files
      .filter(({ slot }) => slot.isOver)
      .toReversed()
      .map(show),
  };
}

function showVisit(
  { booking: row, slot }: { booking: BookingRow; slot: SlotRow & { isOver: boolean } },
  terms: BookingTerms,
  language: Language,
): Schemas['MemberVisit'] {
  const status = row.state === 'authorised' ? 'confirmed' : row.state;
  return {
    reference: row.reference,
    status,
    experience_name: terms.visits.get(row.experienceId)?.name[language] ?? row.experienceId,
    estate_name: terms.site.brands.get(row.brand)?.name ?? row.brand,
    date: slot.startsLocal,
    ends_at: wallTime(slot.endsAt),
    total_visitors: row.people,
    language: row.language,
    page_url: bookingLink({ booking: row }, terms, language),
    calendar_url: status === 'confirmed' && !slot.isOver ? `/api/booking/${row.viewToken}/calendar.ics` : null,
  };
}
