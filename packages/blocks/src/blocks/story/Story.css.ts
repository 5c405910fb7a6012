import { from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };

export const list = style({ borderBottom: `1px solid ${vars.color.line}` });

export const entry = style({
  display: 'grid',
  gap: '4px 24px',
  padding: '24px 0 28px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '2fr 5fr' }, [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});

export const year = style([
  display,
  {
    color: vars.color.accent,
    fontSize: vars.type.small.size,
    lineHeight: '1',
    letterSpacing: vars.type.small.tracking,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [from.desk]: { gridColumn: '1 / span 4' } },
  },
]);

export const words = style({
  display: 'grid',
  gap: '6px',
  '@media': { [from.desk]: { gridColumn: '5 / -1', gridTemplateColumns: 'subgrid' } },
});

export const title = style([
  display,
  { fontSize: vars.type.minor.size, lineHeight: vars.type.minor.line, textWrap: 'balance', '@media': { [from.desk]: { gridColumn: '1 / span 3' } } },
]);

export const paragraph = style({
  maxWidth: '560px',
  fontSize: text.body[0],
  lineHeight: text.body[1],
  '@media': { [from.desk]: { gridColumn: '4 / -1' } },
});
