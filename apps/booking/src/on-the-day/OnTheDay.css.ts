import { from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gap: '32px 24px',
  alignItems: 'start',
  // All beside each other on paper, so that the day fits one sheet.
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
    print: { gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' },
  },
});
export const part = style({ minWidth: 0, paddingTop: '16px', borderTop: `${vars.shape.sectionRule} ${vars.color.rule}` });

const row = { paddingBlock: '10px', borderBottom: `1px solid ${vars.color.line}`, fontSize: text.control[0], lineHeight: 1.5 } as const;
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
export const code = style({ display: 'block', width: '160px', maxWidth: '100%', height: 'auto', imageRendering: 'pixelated' });
