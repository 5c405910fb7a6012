import { from, text, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };

export const quote = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: '24px',
  height: '100%',
  margin: 0,
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 3fr)', alignContent: 'start', columnGap: '48px' } },
});

export const words = style([
  display,
  {
    margin: 0,
    maxWidth: '26em',
    fontSize: vars.type.small.size,
    lineHeight: vars.type.small.line,
    letterSpacing: vars.type.small.tracking,
    textWrap: 'balance',
    quotes: '"«" "»"',
    selectors: { ':lang(en) &': { quotes: '"“" "”"' } },
  },
]);

export const by = style({
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  margin: 0,
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.rule}`,
  color: vars.color.muted,
  fontSize: text.small[0],
  lineHeight: text.small[1],
});

export const name = style({ color: vars.color.ink, fontWeight: vars.font.strongWeight });

globalStyle(`${words} > p::before`, { content: 'open-quote', color: vars.color.accent, marginInlineEnd: '.06em' });
globalStyle(`${words} > p::after`, { content: 'close-quote', color: vars.color.accent, marginInlineStart: '.06em' });
