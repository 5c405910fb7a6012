/**
 * Life of a booking intent (a paid visit):
 *
 * | state      | meaning                                                                                  |
 * |------------|------------------------------------------------------------------------------------------|
 * | held       | its places are held; the card has perhaps not been asked yet                              |
 * | authorised | the card is authorised (or nothing is due) and the places are booked                      |
 * | capturing  | the capture has been ordered from the card provider                                       |
 * | confirmed  | the money is there, the mail is ordered                                                   |
 * | expired    | the hold ran out unpaid; a card authorised at that very moment may still have the places  |
 * | conflict   | the card was authorised and the places were gone: nothing is charged                      |
 * | cancelled  | given up, replaced, or cancelled by the visitor; what was paid is on its way back         |
 * | refunded   | what was paid has gone back                                                               |
 */
export const bookingIntentTransitions = {
  held: ['authorised', 'expired', 'conflict', 'cancelled'],
  authorised: ['capturing', 'confirmed', 'cancelled'],
  capturing: ['confirmed', 'cancelled'],
  confirmed: ['cancelled'],
  expired: ['authorised', 'conflict', 'cancelled'],
  conflict: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type BookingIntentState = keyof typeof bookingIntentTransitions;

/** Whether a booking intent may go from one state to another. */
export function mayBookingMove(from: BookingIntentState, to: BookingIntentState): boolean {
  return (bookingIntentTransitions[from] as readonly BookingIntentState[]).includes(to);
}

/** Minutes for which places are held, from the submission and from the one extension. */
export const holdMinutes = 15;

/** Places left are told when there are so many or fewer. */
export const fewPlaces = 6;
