import { style } from '@vanilla-extract/css';
import { from, text, vars } from '@parral/ui/themes';

export const list = style({
  display: 'grid',
  gap: '6px',
  '@media': { [from.tablet]: { gridTemplateColumns: '5fr 4fr 3fr', alignItems: 'end' } },
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: vars.shape.radius,
  overflow: 'hidden',
  background: vars.color.ground,
  color: vars.color.ink,
  '@media': { [from.tablet]: { height: '540px' }, [from.desk]: { height: '600px' } },
  selectors: {
    '&:nth-child(3n + 2)': { '@media': { [from.tablet]: { height: '500px' }, [from.desk]: { height: '540px' } } },
    '&:nth-child(3n)': { '@media': { [from.tablet]: { height: '460px' }, [from.desk]: { height: '480px' } } },
  },
});

export const picture = style({
  width: '100%',
  height: '240px',
  objectFit: 'cover',
  '@media': { [from.tablet]: { flex: '1 1 0', height: 'auto', minHeight: 0 } },
});

export const words = style({ padding: '24px 24px 20px', '@media': { [from.desk]: { padding: '28px 30px 22px' } } });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
});
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
});
export const teaser = style({ marginTop: '4px', fontSize: text.control[0], lineHeight: 1.5 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  marginTop: '22px',
  paddingTop: '14px',
  borderTop: `1px solid ${vars.color.rule}`,
  fontSize: text.control[0],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
