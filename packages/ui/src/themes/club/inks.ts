import type { StripInks } from '../../illustrations/drawing.ts';

/** The row of vines on the footer's edge in dim gold, and the page that shows through its cuts. */
export const stripInks: StripInks = { vines: '#5d4a28', cuts: '#14110f' };
