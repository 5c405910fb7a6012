import type { Db } from '../../database/database.ts';
import type { BookingRow } from './booking.store.ts';

/** Works in the transaction that cancels a booking, on its handle alone. */
export type OnCancelled = (tx: Db, booking: BookingRow) => Promise<void>;

/** What other features do when a booking is cancelled, for example give its voucher back. */
export class BookingEvents {
  readonly #onCancelled: OnCancelled[] = [];

  onCancelled(work: OnCancelled): void {
    this.#onCancelled.push(work);
  }

  async cancelled(tx: Db, booking: BookingRow): Promise<void> {
    for (const work of this.#onCancelled) await work(tx, booking);
  }
}
