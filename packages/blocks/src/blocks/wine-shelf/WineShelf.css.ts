import { style } from '@vanilla-extract/css';
import { from, motion, vars } from '@parral/ui/themes';

const onCores = '[data-shelf="cores"] &';

/** Runs on over the page's edge on a phone. */
export const scroller = style({
  marginInline: 'calc(-1 * var(--page-margin))',
  paddingInline: 'var(--page-margin)',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'var(--page-margin)',
  scrollbarWidth: 'none',
  '@media': { [from.desk]: { overflow: 'visible', marginInline: 0, paddingInline: 0 } },
});

/** Bottle, ground and words are rows of one grid, so that all stand on one line. */
export const shelf = style({
  vars: { '--bottle-scale': '1.2px' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto auto auto',
  gridAutoColumns: '243px',
  width: 'max-content',
  minWidth: '100%',
  '@media': {
    // The fourth looks in from the edge.
    [from.tablet]: { gridAutoColumns: '208px' },
    [from.desk]: { vars: { '--bottle-scale': 'min(1.3px, calc(1.3 * (100vw - 128px) / 1312))' }, gridAutoColumns: 'minmax(0, 1fr)', width: 'auto' },
  },
});

export const item = style({ position: 'relative', display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid', scrollSnapAlign: 'start' });

export const bottle = style({
  display: 'flex',
  alignItems: 'flex-end',
  gridRow: 1,
  paddingInlineStart: '20px',
  borderBottom: `${vars.shape.shelf} solid ${vars.color.rule}`,
  selectors: {
    [`${item}:first-child &`]: { paddingInlineStart: 0 },
    [onCores]: { justifyContent: 'center', paddingInlineStart: 0 },
  },
});

/** A wine that is looked at rises a little. */
export const rise = style({
  transition: `transform ${motion.rise}`,
  selectors: { [`${item}:hover &`]: { transform: 'translateY(-6px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { [`${item}:hover &`]: { transform: 'none' } } } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gridRow: 3,
  gap: '2px',
  padding: '18px 16px 8px 20px',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  selectors: {
    [`${item}:first-child &`]: { paddingInlineStart: 0 },
    [`${item}:last-child &`]: { borderInlineEnd: 0 },
    [onCores]: { alignItems: 'center', paddingInline: '12px', border: 0, textAlign: 'center' },
  },
});

export const ground = style({ gridRow: 2, justifySelf: 'center', lineHeight: 0 });
