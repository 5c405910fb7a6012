import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from } from '../themes/scale.ts';
import { body, display } from '../type/type.css.ts';

export const list = styleVariants({
  rows: {},
  pairs: { display: 'grid', gap: '16px 24px', '@media': { [from.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  // Side by side as far as they have room; of each line the first one's hairline, and of the first line the upper ones, are clipped.
  figures: { display: 'flex', flexWrap: 'wrap', overflow: 'clip', borderBlock: `1px solid ${vars.color.rule}` },
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
    flex: '1 1 40%',
    marginBlockStart: '-1px',
    marginInlineStart: '-17px',
    padding: '15px 0 16px',
    paddingInlineStart: '16px',
    borderBlockStart: `1px solid ${vars.color.line}`,
    borderInlineStart: `1px solid ${vars.color.line}`,
    '@media': { [from.tablet]: { flexBasis: 0, marginInlineStart: '-25px', paddingInlineStart: '24px' } },
  },
});

export const name = style([body.small, { color: vars.color.muted }]);
export const value = styleVariants({ rows: [body.control], pairs: [body.body], figures: [display.minor, { fontSize: fluid(23, 32), whiteSpace: 'nowrap' }] });
