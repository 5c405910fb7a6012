import { text, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const place = style({ maxWidth: '620px' });

/** Room is kept for it, so that nothing moves when it is said. */
export const now = style({
  minHeight: '1.5em',
  fontWeight: vars.font.strongWeight,
  fontSize: text.body[0],
  lineHeight: '1.5',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const table = style({ width: '100%', marginTop: '12px', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' });
export const heads = style({ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });

const cell = style({ padding: '14px 0', textAlign: 'start', verticalAlign: 'top', fontSize: text.body[0], lineHeight: '1.5' });
export const row = style({ borderTop: `1px solid ${vars.color.line}` });
export const day = style([cell, { paddingInlineEnd: '24px', fontWeight: 400 }]);
export const hours = style([cell, { textAlign: 'end' }]);
/** From and to stay in one line while it has room for them; two stretches of a day may stand in two. */
export const stretch = style({ display: 'inline-block' });
export const name = style({ display: 'block', color: vars.color.muted, fontSize: text.small[0] });
export const group = style({
  paddingBlock: '32px 10px',
  textAlign: 'start',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.item.size,
  lineHeight: vars.type.item.line,
});
export const zone = style({
  paddingTop: '12px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: text.note[0],
  lineHeight: text.note[1],
});

globalStyle(`${row}[data-today] > *`, { fontWeight: vars.font.strongWeight });
