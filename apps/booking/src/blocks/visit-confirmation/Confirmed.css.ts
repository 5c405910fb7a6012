import { from, fluid, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const when = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: fluid(25, 32),
  lineHeight: 1.25,
});

export const pocket = style({ display: 'grid', gap: '32px', minWidth: 0, '@media': { print: { gap: '16px' } } });
export const booking = style({
  display: 'grid',
  gap: '16px',
  paddingTop: '16px',
  borderTop: `${vars.shape.sectionRule} ${vars.color.rule}`,
  fontSize: text.control[0],
});
export const facts = style({
  display: 'grid',
  gap: '24px 64px',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', alignItems: 'start' } },
});
/** What was sent and where to go on: of the screen alone. */
export const after = style({
  display: 'grid',
  gap: '16px',
  alignContent: 'start',
  '@media': { [from.desk]: { paddingTop: '12px' }, print: { display: 'none' } },
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
