import { style } from '@vanilla-extract/css';
import { fluid, from, vars } from '@parral/ui/themes';

export const screen = style({ display: 'grid', gap: '20px', paddingBlock: `0 ${fluid(56, 84)}` });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 24px' });
export const codes = style({ display: 'grid', gap: '24px', '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

export const picture = style({ display: 'block', width: '100%', aspectRatio: '628 / 248', objectFit: 'cover', objectPosition: '60% 60%' });
export const dim = style([picture, { filter: 'brightness(.55)' }]);

/** The house and its code on one line; under them until when, and the way. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '2px 20px' });
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 20px',
  minHeight: '44px',
  marginTop: '12px',
});

export const code = style({
  fontFamily: vars.font.display,
  fontSize: fluid(22, 30),
  letterSpacing: '.05em',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: vars.color.accent,
  overflowWrap: 'anywhere',
});
export const used = style({ color: vars.color.muted });
