import { style } from '@vanilla-extract/css';
import { from, space, text, vars } from '@parral/ui/themes';

/** Day before, the day, day after. */
export const days = style({ display: 'flex', alignItems: 'end', flexWrap: 'wrap', gap: space[12], '@media': { print: { display: 'none' } } });

/** On paper blocks: a grid that is parted between two sheets lets its rows lie over one another. */
export const slots = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], '@media': { print: { display: 'block' } } });
export const slot = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@media': { print: { display: 'block', breakInside: 'avoid', marginTop: space[24] } },
});
export const slotHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `0 ${space[16]}`,
  paddingBottom: space[8],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const facts = style({ gridColumn: '2', color: vars.color.muted, fontSize: text.small[0] });
export const taken = style({
  fontSize: text.small[0],
  '@media': { [from.tablet]: { textAlign: 'end' }, [`not all and ${from.tablet}`]: { gridColumn: '2 / -1' } },
});

/** Above the link of the row, which covers it. */
export const checkIn = style({
  position: 'relative',
  display: 'flex',
  '@media': { [`not all and ${from.tablet}`]: { flexWrap: 'wrap' } },
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${space[8]}`,
});
/** The buttons are as high as a row, without making it higher. */
export const arrival = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `0 ${space[12]}`,
  marginBlock: `-${space[8]}`,
});

/** Only on paper: the guide takes along whom to call, and ticks who comes. */
const paperOnly = style({ display: 'none' });
export const phone = style([
  paperOnly,
  { '@media': { print: { display: 'block', color: vars.color.muted, fontWeight: 'normal', fontVariantNumeric: 'lining-nums tabular-nums' } } },
]);
export const tick = style([
  paperOnly,
  {
    '@media': {
      print: { display: 'inline-block', width: '5mm', height: '5mm', border: `1px solid ${vars.color.ink}`, marginInlineEnd: '1mm', verticalAlign: 'middle' },
    },
  },
]);

export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'end',
  gap: space[8],
  maxWidth: '520px',
  '@media': { print: { display: 'none' } },
});

/** What the camera sees, under the field. */
export const camera = style({ gridColumn: '1 / -1' });
export const seen = style({ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', background: vars.color.ink });
export const scanned = style({ gridColumn: '1 / -1', ':empty': { display: 'none' } });

/** What waits for the net; nothing while nothing waits. */
export const arrivals = style({
  padding: `${space[12]} ${space[16]}`,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  background: vars.color.raise,
  ':empty': { display: 'none' },
});

/** What can be done with a slot, under its figures. */
export const slotActions = style({
  gridColumn: '3',
  gridRow: '2',
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[16],
  fontSize: text.small[0],
  '@media': { [`not all and ${from.tablet}`]: { gridColumn: '1 / -1', gridRow: 'auto', justifyContent: 'flex-start' }, print: { display: 'none' } },
});
export const waiting = style({ paddingTop: space[8], fontSize: text.small[0] });

export const closings = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });
export const closing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[16],
  padding: `${space[12]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});
