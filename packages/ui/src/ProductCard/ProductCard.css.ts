import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from } from '../themes/scale.ts';
import { body, display, tabular } from '../type/type.css.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 220px))',
  gap: '24px 14px',
  '@media': {
    [from.phone]: { gridTemplateColumns: 'repeat(auto-fill, 220px)', rowGap: '32px' },
    [from.desk]: { columnGap: '24px' },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr',
  gap: '6px',
  minWidth: 0,
  padding: '14px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.shape.radius,
  '@media': { [from.phone]: { padding: '18px' } },
});

/** One scale for all: a magnum just fits. */
export const picture = style({
  vars: { '--bottle-scale': '.68px' },
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  height: '256px',
  marginBottom: '10px',
  borderBottom: `1px solid ${vars.color.rule}`,
});

export const flag = style({ position: 'absolute', top: 0, insetInlineStart: 0 });
export const title = style([display.item, { textWrap: 'balance' }]);
export const text = style([body.small, { color: vars.color.muted }]);
export const foot = style({ display: 'grid', gap: '12px', alignContent: 'end', marginTop: '8px' });
export const price = style([body.body, tabular, { fontWeight: vars.font.strongWeight }]);
