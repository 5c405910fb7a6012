import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, space, text, vars } from '@parral/ui/themes';

/** Title at the start, what can be done at the end. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  minHeight: '44px',
});
export const titles = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `${space[4]} ${space[16]}` });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], '@media': { print: { display: 'none' } } });

/** Fields of a filter in one row, the button on their line. */
export const filter = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' }, print: { display: 'none' } },
});
// As wide as its longest choice is not wide enough for the sign that opens it.
globalStyle(`${filter} select`, { minWidth: '152px' });
export const widest = style({ gridColumn: '1 / -1', '@media': { [from.tablet]: { gridColumn: 'auto' } } });

/** More fields than fit beside their button: the words above, then the choices. */
export const filters = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'end',
  // A date with the sign that opens its calendar is never narrower than this: it would stand over its neighbour.
  gridTemplateColumns: 'repeat(auto-fit, minmax(168px, 1fr))',
  '@media': { print: { display: 'none' } },
});
export const whole = style({ gridColumn: '1 / -1' });

/** The thing at the start, what belongs to it at the end. */
export const columns = style({
  display: 'grid',
  gap: `${space[32]} ${space[48]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' } },
});
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], alignContent: 'start', minWidth: 0 });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], alignContent: 'start', minWidth: 0 });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20], maxWidth: '640px' });
// Fields of a choice that is not taken are not there; a browser that does not know :has shows all of them.
for (const choice of ['lines', 'amount', 'link'])
  globalStyle(`${form}:has([name="what"]:not([value="${choice}"]):checked) > [data-for="${choice}"]`, { display: 'none' });
export const ways = style({ display: 'flex', justifyContent: 'space-between', gap: space[24], flexWrap: 'wrap', '@media': { print: { display: 'none' } } });
/** A long word without a space, such as an email address or the path of a file, breaks where its room ends. */
export const breakable = style({ overflowWrap: 'anywhere' });
/** A number that is read in one piece: it does not break at its hyphen. */
export const unbroken = style({ whiteSpace: 'nowrap' });
/** The same where there is room for it: on a phone it breaks. */
export const unbrokenWide = style({ '@media': { [from.tablet]: { whiteSpace: 'nowrap' } } });
/** What has no column below a window stands under another figure or word. */
export const below = styleVariants({ tablet: from.tablet, desk: from.desk }, (window) => ({
  display: 'block',
  color: vars.color.muted,
  fontSize: text.note[0],
  whiteSpace: 'normal',
  '@media': { [window]: { display: 'none' } },
}));
/** One line of an address. */
export const line = style({ display: 'block' });

/** Rows of a form, each with its figure at the end. */
export const counts = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });
export const count = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: text.small[0],
});

/** Entries of a history, the moment before what happened. */
export const history = style({ display: 'grid', fontSize: text.small[0], fontVariantNumeric: 'lining-nums tabular-nums' });
export const entry = style({
  display: 'grid',
  gap: `0 ${space[16]}`,
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '164px minmax(0, 1fr) auto' } },
});
export const moment = style({ color: vars.color.muted });
export const mail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[16]}`,
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** A field and its button on one line. */
export const inline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: space[8] });

/** What it is and how it stands. */
export const fact = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[12]}` });

/** Two fields that share the width of the form: an address of mail is read whole. */
export const halves = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', alignItems: 'end', gap: space[16] });

/** Two short fields beside each other. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[16] });
globalStyle(`${pair} select`, { minWidth: '112px' });
