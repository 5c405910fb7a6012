import { from, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', gap: '32px', paddingBlock: '32px 96px', '@media': { [from.desk]: { paddingTop: '64px' } } });
/** A card within a card, as a diploma is framed; wide on a screen, a whole sheet on paper. */
export const sheet = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '24px',
  maxWidth: '720px',
  padding: '40px 24px',
  textAlign: 'center',
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radius,
  outline: `1px solid ${vars.color.accent}`,
  outlineOffset: '-12px',
  '@media': {
    [from.desk]: { padding: '64px 56px' },
    print: { maxWidth: 'none', minHeight: '240mm', alignContent: 'center', gap: '10mm', breakInside: 'avoid' },
  },
});
export const code = style({
  paddingBlock: '12px',
  fontFamily: vars.font.label,
  fontSize: 'clamp(22px, 6vw, 34px)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const how = style({ display: 'grid', gap: '8px', maxWidth: '52ch', paddingTop: '24px', borderTop: `1px solid ${vars.color.line}` });
export const onScreen = style({ '@media': { print: { display: 'none' } } });

// On paper only the sheet: what stands round it belongs to the site.
const printed = (where: string) => `html:has(${sheet}) body ${where}`;
globalStyle(printed('> :not(main)'), { '@media': { print: { display: 'none' } } });
globalStyle('@page', { margin: '16mm' });
