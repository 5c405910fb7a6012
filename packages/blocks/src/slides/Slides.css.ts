import { from, text, vars } from '@parral/ui/themes';
import { style, styleVariants } from '@vanilla-extract/css';

export const frame = style({ minWidth: 0 });

const base = style({
  // What stands in it is measured from its edge.
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  outlineOffset: '-4px',
  '@media': {
    '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
    // Without buttons the bar says that there is more.
    '(scripting: none)': { scrollbarWidth: 'thin' },
  },
});

export const track = styleVariants({
  // The next one stands off: of its first letter nothing reaches back into this one.
  one: [base, { gap: '12px', scrollSnapType: 'x mandatory' }],
  row: [
    base,
    {
      marginInline: 'calc(-1 * var(--page-margin))',
      paddingInline: 'var(--page-margin)',
      scrollPaddingInline: 'var(--page-margin)',
      scrollSnapType: 'x proximity',
      // Room for a bottle to rise.
      paddingTop: '16px',
    },
  ],
});

export const slide = styleVariants({
  one: { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  row: {
    flex: '0 0 224px',
    minWidth: 0,
    scrollSnapAlign: 'center',
    '@media': { [from.desk]: { flexBasis: '262px' } },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: '24px',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.shape.radius,
  background: 'none',
  color: vars.color.ink,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.ink },
  selectors: { '&[aria-disabled]': { color: vars.color.muted, borderColor: vars.color.line, cursor: 'default' } },
});

export const position = style({
  minWidth: '5em',
  textAlign: 'center',
  color: vars.color.muted,
  fontSize: text.small[0],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
