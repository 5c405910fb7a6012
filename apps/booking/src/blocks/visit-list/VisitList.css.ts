import { style } from '@vanilla-extract/css';
import { from, text, vars } from '@parral/ui/themes';

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };

export const list = style({ marginTop: '8px', borderBottom: `1px solid ${vars.color.rule}` });

export const visit = style({
  display: 'grid',
  gap: '20px 24px',
  padding: '24px 0 32px',
  borderTop: `1px solid ${vars.color.rule}`,
  scrollMarginTop: '24px',
  '@media': {
    [from.tablet]: { gridTemplateColumns: '5fr 7fr', paddingBlock: '32px 40px' },
    [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: '70% 40%',
  borderRadius: vars.shape.radius,
  '@media': { [from.tablet]: { gridRow: '1 / span 2' }, [from.desk]: { gridColumn: '1 / span 4', gridRow: 1, aspectRatio: '5 / 4' } },
});

export const words = style({ minWidth: 0, '@media': { [from.desk]: { gridColumn: '6 / span 5' } } });
export const name = style([display, { fontSize: vars.type.small.size, lineHeight: vars.type.small.line, letterSpacing: vars.type.small.tracking }]);
export const teaser = style({ marginTop: '8px', maxWidth: '480px', fontSize: text.lead[0], lineHeight: text.lead[1] });

export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '14px 24px', marginTop: '24px' });
export const fact = style({ minWidth: 0 });
export const label = style({ fontSize: text.small[0], lineHeight: text.small[1], color: vars.color.muted });
export const value = style({ fontSize: text.control[0], lineHeight: 1.5, fontVariantNumeric: 'lining-nums tabular-nums' });

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  columnGap: '10px',
  '@media': { [from.tablet]: { gridColumn: 2 }, [from.desk]: { gridColumn: '11 / -1', display: 'block', textAlign: 'end' } },
});
export const price = style([
  display,
  {
    fontSize: vars.type.price.size,
    lineHeight: vars.type.price.line,
    letterSpacing: vars.type.price.tracking,
    fontVariantNumeric: 'lining-nums tabular-nums',
    whiteSpace: 'nowrap',
  },
]);
export const per = style({ marginTop: 0, fontSize: text.small[0], color: vars.color.muted });
export const action = style({ gridColumn: '1 / -1', marginTop: '16px' });
