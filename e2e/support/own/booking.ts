import type { Declared } from './declared.ts';

/** Visits and members of journeys/booking. */
export const booking = {} satisfies Declared;
