/** Steps of space in px, named by their value, as one scale for every theme. */
export const space = {
  0: '0',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  76: '76px',
  96: '96px',
  120: '120px',
} as const;

/** A step of the space scale, in px. */
export type Space = keyof typeof space;

const PHONE = 390;
const DESK = 1440;

/**
 * A length that grows with the window from `phone` (at 390 px) to `desk` (at 1440 px).
 * Both in px; comes out in rem plus vw so that the reader's own text size still counts.
 */
export function fluid(phone: number, desk: number): string {
  if (phone === desk) return rem(phone);
  const slope = (desk - phone) / (DESK - PHONE);
  const base = phone - slope * PHONE;
  return `clamp(${rem(phone)}, ${rem(base)} + ${round(slope * 100)}vw, ${rem(desk)})`;
}

/** Px to rem. */
export function rem(px: number): string {
  return `${round(px / 16)}rem`;
}

function round(n: number): number {
  return Math.round(n * 10000) / 10000;
}

/** Windows from which a layout gains room, in px (specification, layout breakpoints). */
export const breakpoints = { phone: 480, tablet: 768, desk: 1024 } as const;

/** The same as media queries. */
export const from = {
  phone: '(min-width: 480px)',
  tablet: '(min-width: 768px)',
  desk: '(min-width: 1024px)',
} as const;

/** Text sizes that are the same in every theme: [size, line height]. */
export const text = {
  lead: [rem(19), '1.55'],
  story: [rem(18), '1.6'],
  body: [rem(17), '1.6'],
  control: [rem(16), '1.35'],
  small: [rem(15), '1.5'],
  note: [rem(14), '1.45'],
} as const;

/** How long things move; both are zero where the reader asks for less motion. */
export const motion = { color: '200ms ease-out', underline: '320ms ease-out', rise: '320ms ease-out', turn: '500ms ease-out' } as const;

/** Widths and heights that hold in every theme. */
export const measure = {
  text: '560px',
  page: '1440px',
  control: '54px',
  controlSmall: '44px',
  box: '24px',
} as const;

/** Per cent of the ground in the veil between a photograph and the words on it: tested to be enough on black and on white. */
export const veilShare = 86;

/**
 * A background for words on a photograph: the ground that they stand on, nearly closed, and gone over the last of its height.
 *
 * @param ground such as `vars.color.ground`
 * @param fade height over which it goes, such as `220px`
 */
export function veil(ground: string, fade: string): string {
  const closed = `color-mix(in srgb, ${ground} ${veilShare}%, transparent)`;
  return `linear-gradient(${closed} calc(100% - ${fade}), color-mix(in srgb, ${ground} 0%, transparent))`;
}
