import { fluid, from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const content = style({
  display: 'grid',
  gap: '32px 64px',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' }, print: { rowGap: '16px' } },
});
export const facts = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const label = style({ fontSize: text.small[0], lineHeight: text.small[1], color: vars.color.muted });
/** As large as it may be without a break: it is what one is asked for. */
export const number = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: fluid(46, 84),
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  '@media': { print: { fontSize: '36px' } },
});
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', '@media': { print: { display: 'none' } } });

/** Pictures that fill the room they are given. */
export const gift = style({ width: '100%', height: 'auto', maxHeight: '620px', objectFit: 'cover', objectPosition: '50% 70%' });
export const visit = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 80%' });
