import type { Declared } from './declared.ts';

/** Members of journeys/club. */
export const club = {} satisfies Declared;
