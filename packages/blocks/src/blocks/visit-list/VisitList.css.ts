import { style } from '@vanilla-extract/css';
import { from, text, vars } from '@parral/ui/themes';

export const list = style({ marginTop: '40px', borderBottom: `1px solid ${vars.color.line}` });

export const row = style({
  display: 'grid',
  gridTemplateAreas: '"words price" "duration action"',
  gridTemplateColumns: '1fr auto',
  gap: '2px 16px',
  alignItems: 'baseline',
  padding: '18px 0 14px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from.phone]: { gridTemplateAreas: '"words duration price action"', gridTemplateColumns: '1fr 4.5em 5.5em auto', columnGap: '20px', paddingBlock: '20px' },
  },
});

export const words = style({ gridArea: 'words', minWidth: 0 });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
});
export const teaser = style({ marginTop: '2px', color: vars.color.muted, fontSize: text.small[0], lineHeight: text.small[1] });

const figure = style({ fontSize: text.control[0], fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });
export const duration = style([figure, { gridArea: 'duration', color: vars.color.muted }]);
export const price = style([figure, { gridArea: 'price', fontWeight: 600, textAlign: 'end', '@media': { [from.phone]: { textAlign: 'start' } } }]);
export const action = style({ gridArea: 'action', justifySelf: 'end', fontSize: text.control[0] });
