import type { Db } from '../../platform/database/database.ts';
import type { BookingRow } from './booking.store.ts';

/** Works in the transaction that cancels a booking, on its handle alone. */
export type OnCancelled = (tx: Db, booking: BookingRow) => Promise<void>;

/** First and last day on which a booking may stand, `YYYY-MM-DD` in Europe/Madrid. */
export interface BookingDays {
  first: string;
  last: string;
}

/** Says on which days a booking may stand; null: on any. On the handle given alone. */
export type DaysOf = (db: Db, booking: BookingRow) => Promise<BookingDays | null>;

/** What other features do when a booking is cancelled (give its voucher back), and what they hold it to when it is moved (its voucher's days). */
export class BookingEvents {
  readonly #onCancelled: OnCancelled[] = [];
  readonly #daysOf: DaysOf[] = [];

  onCancelled(work: OnCancelled): void {
    this.#onCancelled.push(work);
  }

  async cancelled(tx: Db, booking: BookingRow): Promise<void> {
    for (const work of this.#onCancelled) await work(tx, booking);
  }

  limitDays(daysOf: DaysOf): void {
    this.#daysOf.push(daysOf);
  }

  /** The days that the first feature to know any allows; null where nobody limits them. */
  async daysFor(db: Db, booking: BookingRow): Promise<BookingDays | null> {
    for (const daysOf of this.#daysOf) {
      const days = await daysOf(db, booking);
      if (days !== null) return days;
    }
    return null;
  }
}
