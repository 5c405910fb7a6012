import { transaction } from '../../platform/database/transaction.ts';
import { bookHeldPlaces, takePlaces } from '../experiences/index.ts';
import { askPayment, Unavailable } from '../payments/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { bookingOf, findBooking, insertBooking, type BookingFile } from './booking.store.ts';
import { moveIntent, type IntentRow } from './intent.store.ts';

/**
 * held → authorised: makes the held places booked ones and writes the booking, in one transaction. Where the hold has been
 * given back before, the places are taken anew. null for whoever comes second. Throws Unavailable (SLOT_TAKEN) where the
 * places are gone.
 */
export async function bookPlaces({ context: { db } }: BookingDeps, intent: IntentRow): Promise<BookingFile | null> {
  const booked = await transaction(db, async (tx) => {
    if (await moveIntent(tx, intent.id, ['held'], 'authorised')) await bookHeldPlaces(tx, intent.slotId, intent.people);
    else if (!(await moveIntent(tx, intent.id, ['expired'], 'authorised'))) return null;
    else if (!(await takePlaces(tx, intent.slotId, intent.people, 'booked'))) throw new Unavailable({ code: 'SLOT_TAKEN' });
    await askPayment(tx, { subject: 'visit', intentId: intent.id }, intent.paymentIntentId, intent.dueCents);
    return insertBooking(tx, bookingOf(intent));
  });
  return booked === null ? null : findBooking(db, { id: booked.id });
}
