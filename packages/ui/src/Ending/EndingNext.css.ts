import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from, measure, text as size } from '../themes/scale.ts';

const noPaper = { print: { display: 'none' } } as const;

export const beside = style({
  display: 'grid',
  '@media': { ...noPaper, [from.tablet]: { gridTemplateColumns: '5fr 8fr', minHeight: '380px' } },
});
export const alone = style({ '@media': noPaper });

export const picture = style({ position: 'relative', minHeight: '280px', overflow: 'hidden' });

export const words = style({
  display: 'grid',
  gap: '24px',
  alignContent: 'center',
  minWidth: 0,
  padding: `${fluid(36, 64)} var(--page-margin)`,
  selectors: {
    [`${beside} > &`]: { '@media': { [from.desk]: { paddingInline: '80px var(--page-margin)' } } },
    [`${alone} > &`]: {
      width: '100%',
      maxWidth: measure.page,
      marginInline: 'auto',
      '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: '64px' } },
    },
  },
});
export const say = style({ display: 'grid', gap: '8px', minWidth: 0 });
export const mark = style({ fontSize: size.small[0], lineHeight: size.small[1], color: vars.color.muted });
export const text = style({ maxWidth: '560px', textWrap: 'pretty' });
export const action = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });
