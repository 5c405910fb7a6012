import { from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gap: '32px 24px',
  alignItems: 'start',
  // Two and two on paper, close: four beside each other leave room for two words a line.
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
    print: { gridTemplateColumns: '1fr 1fr', gap: '8px 32px' },
  },
});
export const part = style({
  '@media': { print: { paddingTop: '8px' } },
  minWidth: 0,
  paddingTop: '16px',
  borderTop: `${vars.shape.sectionRule} ${vars.color.rule}`,
});

const row = {
  paddingBlock: '10px',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: text.control[0],
  lineHeight: 1.5,
  '@media': { print: { paddingBlock: '4px' } },
} as const;
export const line = style({ ...row, selectors: { '&:first-child': { paddingTop: 0 } } });
export const point = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '84px 1fr',
  gap: '12px',
  alignItems: 'baseline',
  selectors: { '&:first-child': { paddingTop: 0 } },
});
export const time = style({ color: vars.color.muted, fontSize: text.small[0], fontVariantNumeric: 'lining-nums tabular-nums' });
/** The picture brings its white edge, whatever the page's ground. */
export const code = style({
  display: 'block',
  width: '160px',
  maxWidth: '100%',
  height: 'auto',
  imageRendering: 'pixelated',
  '@media': { print: { width: '112px' } },
});
