import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { forcedColors } from '../themes/forced-colors.ts';
import { fluid } from '../themes/scale.ts';
import { body, tabular } from '../type/type.css.ts';

/** Rows share their borders; the chosen one lies over its neighbours with a thicker one. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: fluid(12, 16),
  minHeight: '76px',
  padding: `12px ${fluid(15, 20)}`,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.input,
  cursor: 'pointer',
  selectors: {
    '& + &': { marginTop: '-1px' },
    '&:first-child': { borderStartStartRadius: vars.shape.radius, borderStartEndRadius: vars.shape.radius },
    '&:last-child': { borderEndStartRadius: vars.shape.radius, borderEndEndRadius: vars.shape.radius },
    '&:hover:not(:has(:disabled))': { zIndex: 1, borderColor: vars.color.ink },
    '&:has(:checked)': { zIndex: 2, border: `2px solid ${vars.color.accent}`, padding: `11px calc(${fluid(15, 20)} - 1px)` },
    '&:has(:focus-visible)': { zIndex: 3, outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { background: vars.color.disabled, color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } } } },
});

export const dot = style({ gridColumn: 1, ':focus-visible': { outline: 'none' } });
export const mark = style({ gridColumn: 2, color: vars.color.accent, fontSize: '2.5rem', lineHeight: 0 });
export const words = style({ gridColumn: 3 });
export const title = style([body.control, { fontWeight: vars.font.strongWeight }]);
export const text = style([body.small, { display: 'block', color: vars.color.muted }]);
export const aside = style([body.control, tabular, { gridColumn: 4 }]);
