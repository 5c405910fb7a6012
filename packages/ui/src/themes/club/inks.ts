import type { PersonInks, StripInks } from '../../illustrations/drawing.ts';

/** The row of vines on the footer's edge in dim gold, and the page that shows through its cuts. */
export const stripInks: StripInks = { vines: '#5d4a28', cuts: '#14110f' };

/** Gold on black, from the page's own night to the flame. */
export const doorInks = {
  night: '#14110f',
  black: '#0d0b09',
  wall: '#241d18',
  joint: '#3a332c',
  wood: '#2b2118',
  grain: '#5d4a28',
  dim: '#73592d',
  land: '#4b3a1e',
  gold: '#a78446',
  bright: '#c9a45c',
  light: '#e6c987',
  flame: '#f3e2b8',
  ember: '#9c5a2c',
} as const;

/** Whoever goes in is seen against the light. */
export const visitorInks: PersonInks = { coat: '#0d0b09', legs: '#0d0b09', skin: '#0d0b09', hat: '#0d0b09', band: '#0d0b09', light: '#a78446' };
