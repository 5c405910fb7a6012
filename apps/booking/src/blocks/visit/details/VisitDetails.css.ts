import { from, text, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const details = style({ display: 'grid', gap: '48px', marginBlock: '48px 32px', '@media': { [from.desk]: { gap: '64px', marginBlock: '64px 48px' } } });

export const story = style({
  display: 'grid',
  gap: '48px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: '64px' } },
});

export const part = style({ minWidth: 0, paddingTop: '20px', borderTop: `${vars.shape.sectionRule} ${vars.color.rule}` });

export const parts = style({
  display: 'grid',
  gap: '40px 24px',
  alignItems: 'start',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: '48px' },
  },
});

const row = { paddingBlock: '12px', borderBottom: `1px solid ${vars.color.line}`, fontSize: text.control[0], lineHeight: 1.55 } as const;

export const programme = style({});
export const point = style({ ...row, display: 'grid', gridTemplateColumns: '92px 1fr', gap: '16px', alignItems: 'baseline' });
export const minute = style({ color: vars.color.muted, fontSize: text.small[0], fontVariantNumeric: 'lining-nums tabular-nums' });
export const lines = style({});
export const line = style({ ...row, selectors: { '&:first-child': { paddingTop: 0 } } });

export const pictures = style({
  display: 'grid',
  gap: '32px 24px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' } },
});
export const figure = style({ display: 'grid', gap: '10px', margin: 0 });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  objectPosition: '50% 60%',
  borderRadius: vars.shape.radius,
});
