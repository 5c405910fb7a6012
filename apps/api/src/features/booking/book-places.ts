import { transaction } from '../../platform/database/transaction.ts';
import { bookHeldPlaces, takePlaces } from '../experiences/index.ts';
import { type BookingDesk, conflict, PlacesGone } from './booking-desk.ts';
import { bookingOf, type BookingRow, findBooking, insertBooking } from './booking.store.ts';
import { type IntentRow, moveIntent } from './intent.store.ts';
import { orderUndo } from './undo-payment.ts';

/**
 * held → authorised: makes the held places booked ones and writes the booking, in one transaction. Where the hold has been
 * given back before, the places are taken anew. Whoever comes second gets the winner's booking; null where there is none.
 * Where the places are gone, the intent ends as a conflict, its payment is given back by the outbox, and SLOT_TAKEN thrown.
 */
export async function bookPlaces(desk: BookingDesk, intent: IntentRow, isCaptured: boolean): Promise<BookingRow | null> {
  const { db } = desk.context;
  try {
    const booked = await transaction(db, async (tx) => {
      if (await moveIntent(tx, intent.id, ['held'], 'authorised')) await bookHeldPlaces(tx, intent.slotId, intent.people);
      else if (!(await moveIntent(tx, intent.id, ['expired'], 'authorised'))) return null;
      else if (!(await takePlaces(tx, intent.slotId, intent.people, 'booked'))) throw new PlacesGone();
      return insertBooking(tx, bookingOf(intent));
    });
    return booked ?? (await findBooking(db, { intentId: intent.id }))?.booking ?? null;
  } catch (error) {
    if (!(error instanceof PlacesGone)) throw error;
  }
  await transaction(db, async (tx) => {
    if (await moveIntent(tx, intent.id, ['expired'], 'conflict', 'SLOT_TAKEN')) await orderUndo(desk, tx, intent, isCaptured);
  });
  throw await conflict(desk, 'SLOT_TAKEN', intent, intent.id);
}
