import { bottleSize } from '@parral/ui/illustrations';
import { from, vars } from '@parral/ui/themes';
import { style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', gap: '32px', paddingBlock: '24px 76px', '@media': { [from.desk]: { gap: '48px', paddingTop: '36px' } } });

/** Columns 1 to 7 beside 9 to 12; the summary stays in sight. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '48px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', columnGap: '11%' } },
});
export const aside = style({ '@media': { [from.desk]: { position: 'sticky', top: '24px' } } });

export const form = style({ display: 'grid', minWidth: 0 });

/*
 * Paying on a phone: the title, what is bought, the card, and then what was said before. The summary has nothing to
 * focus, so its place among the rest may be one of the eye alone.
 */
export const paying = style({ rowGap: '28px', '@media': { [from.desk]: { rowGap: '48px' } } });
export const payingForm = style({ display: 'contents', '@media': { [from.desk]: { display: 'grid', gap: '28px' } } });
export const payingBefore = style({ order: -2, marginBottom: 0 });
export const payingAside = style({ order: -1, '@media': { [from.desk]: { order: 0 } } });
export const before = style({ display: 'grid', gap: '24px', marginBottom: '24px' });
export const foot = style({
  marginTop: '24px',
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
  paddingTop: '24px',
  borderTop: `${vars.shape.sectionRule} ${vars.color.rule}`,
});
export const forward = style({ flex: '1 1 280px', maxWidth: '420px' });

export const bottles = style({ vars: { '--bottle-scale': '0.25px', '--bottle-italic': 'normal' } });
export const bottle = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: '16px',
  alignItems: 'center',
  justifyItems: 'start',
  minHeight: `calc(24px + ${bottleSize('bordeaux').height} * var(--bottle-scale))`,
  paddingBlock: '12px',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const amount = style({ fontVariantNumeric: 'lining-nums tabular-nums', whiteSpace: 'nowrap' });
export const stale = style({ color: vars.color.muted });
