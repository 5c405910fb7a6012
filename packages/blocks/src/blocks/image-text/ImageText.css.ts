import { from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

const pair = {
  display: 'grid',
  gap: '32px 24px',
  alignItems: 'center',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
} as const;
const below = { '* + &': { marginTop: '64px' } };

const start = style([pair, { selectors: below }]);
const end = style([pair, { selectors: below }]);
export const side = { start, end };

export const picture = style({
  margin: 0,
  '@media': { [from.desk]: { gridRow: 1, gridColumn: '1 / span 5' } },
  selectors: { [`${end} > &`]: { '@media': { [from.desk]: { gridColumn: '8 / -1' } } } },
});

export const frame = style({
  overflow: 'hidden',
  selectors: {
    '[data-prints="framed"] &': { padding: '5px', border: `1px solid ${vars.color.rule}`, outline: `1px solid ${vars.color.rule}`, outlineOffset: '-6px' },
  },
});
export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const caption = style({ marginTop: '12px', color: vars.color.muted, fontSize: text.note[0], lineHeight: text.note[1] });

export const words = style({
  display: 'grid',
  gap: '20px',
  maxWidth: '560px',
  '@media': { [from.desk]: { gridRow: 1, gridColumn: '7 / -1' } },
  selectors: { [`${end} > &`]: { '@media': { [from.desk]: { gridColumn: '1 / span 6' } } } },
});
export const action = style({ marginTop: '4px' });
