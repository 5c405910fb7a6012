import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from, text as size } from '../themes/scale.ts';
import { display } from '../type/type.css.ts';

const whole = { display: 'grid', breakInside: 'avoid' } as const;
export const section = styleVariants({
  page: { ...whole, gap: '20px', paddingBlock: `${fluid(32, 48)} ${fluid(40, 72)}`, '@media': { print: { gap: '12px', paddingBlock: '16px' } } },
  part: { ...whole, gap: '12px', paddingBlock: '8px' },
});

const ruled = { borderTop: `1px solid ${vars.color.rule}` } as const;
export const list = styleVariants({
  page: { ...ruled, display: 'grid', '@media': { [from.desk]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
  part: { ...ruled, display: 'grid' },
});

const base = { display: 'grid', gap: '6px', alignContent: 'start', paddingBlock: '20px' } as const;
const under = { selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } } } as const;
/** A third of a tablet is too narrow for dates in large letters: there each step is a row, when and what and how beside one another. */
export const step = styleVariants({
  page: {
    ...base,
    '@media': {
      [`not all and ${from.desk}`]: under,
      [`${from.tablet} and (max-width: 1023.98px)`]: { gridTemplateColumns: '4fr 7fr 7fr', columnGap: '24px', alignItems: 'baseline' },
      [from.desk]: {
        paddingInlineEnd: '24px',
        selectors: { '& + &': { paddingInlineStart: '32px', borderInlineStart: `1px solid ${vars.color.line}` } },
      },
    },
  },
  part: { ...base, paddingBlock: '14px', ...under },
});

const small = { fontSize: size.small[0], lineHeight: size.small[1] } as const;
export const mark = style({ ...small, color: vars.color.muted });
export const done = style({ ...small, color: vars.color.accent, fontWeight: vars.font.strongWeight });
export const what = styleVariants({ page: [display.minor, { textWrap: 'balance' }], part: [display.item, { textWrap: 'balance' }] });
export const text = style({ ...small, maxWidth: '44ch' });
