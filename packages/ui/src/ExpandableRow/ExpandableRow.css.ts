import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from, motion } from '../themes/scale.ts';
import { body, display } from '../type/type.css.ts';

export const row = style({ borderBlock: `1px solid ${vars.color.line}`, selectors: { '& + &': { borderTop: 0 } } });

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '6px 16px',
  minHeight: '64px',
  paddingBlock: '14px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { color: vars.color.accent },
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(9em, 1fr) minmax(0, 4fr) auto' } },
});

export const title = style([display.item, { fontVariantNumeric: 'lining-nums' }]);

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '4px 16px',
  gridRow: 2,
  gridColumn: '1 / -1',
  '@media': { [from.tablet]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridRow: 1, gridColumn: 2 } },
});

export const fact = style({ display: 'grid', minWidth: 0 });
export const label = style([body.note, { color: vars.color.muted }]);
export const value = style([body.small, { fontVariantNumeric: 'lining-nums tabular-nums', overflowWrap: 'anywhere' }]);

export const arrow = style({
  display: 'inline-flex',
  justifySelf: 'end',
  transition: `transform ${motion.color}`,
  selectors: { [`${row}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
});

export const content = style({ paddingBottom: '24px' });
