import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from } from '../themes/scale.ts';
import { body, display } from '../type/type.css.ts';

export const list = styleVariants({
  rows: {},
  pairs: { display: 'grid', gap: '16px 24px', '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlock: `1px solid ${vars.color.rule}`,
    '@media': { [from.tablet]: { display: 'flex' } },
  },
});

export const row = styleVariants({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(104px, 1fr) 2.6fr',
    gap: '16px',
    alignItems: 'baseline',
    paddingBlock: '12px',
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': { print: { paddingBlock: '5px' } },
  },
  pairs: {},
  figures: {
    flex: 1,
    padding: '14px 0 16px',
    '@media': {
      [`not all and ${from.tablet}`]: {
        selectors: {
          '&:nth-child(even)': { paddingInlineStart: '16px', borderInlineStart: `1px solid ${vars.color.line}` },
          '&:nth-child(n + 3)': { borderTop: `1px solid ${vars.color.line}` },
        },
      },
      [from.tablet]: { selectors: { '& + &': { paddingInlineStart: '24px', borderInlineStart: `1px solid ${vars.color.line}` } } },
    },
  },
});

export const name = style([body.small, { color: vars.color.muted }]);
export const value = styleVariants({ rows: [body.control], pairs: [body.body], figures: [display.minor, { fontSize: fluid(23, 32), whiteSpace: 'nowrap' }] });
