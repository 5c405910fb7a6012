import { from, text, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

export const screen = style({ display: 'grid', gap: '32px', paddingBlock: '24px 104px', '@media': { [from.desk]: { gap: '48px', paddingTop: '36px' } } });

/** Columns 1 to 8 beside 9 to 12; the price stays in sight. */
export const columns = style({
  display: 'grid',
  gap: '48px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: '52px' } },
});
/** A screen without the price beside it: voucher, waiting list, what went wrong. */
export const alone = style({ maxWidth: '720px', paddingBlock: '24px 104px', '@media': { [from.desk]: { paddingTop: '36px' } } });
/** A voucher's own page: the present, and the form beside it; on a phone the form comes first. */
export const besidePicture = style({
  display: 'grid',
  gap: '40px',
  paddingBlock: '24px 104px',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'start', gap: '64px', paddingTop: '36px' } },
});
export const giftPicture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
});
export const form = style({ minWidth: 0 });
export const aside = style({ '@media': { [from.desk]: { position: 'sticky', top: '24px' } } });
export const picture = style({ display: 'block', width: '100%', aspectRatio: '2.06', objectFit: 'cover', objectPosition: '60% 40%' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  paddingTop: '24px',
  borderTop: `${vars.shape.sectionRule} ${vars.color.rule}`,
});

/** Where the price stands under the form, the total keeps to the window's foot. */
export const totalBar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  marginInline: '-20px',
  padding: '10px 20px',
  background: vars.color.ground,
  borderTop: `1px solid ${vars.color.rule}`,
  '@media': { [from.tablet]: { marginInline: '-40px', paddingInline: '40px' }, [from.desk]: { display: 'none' } },
});
export const totalAmount = style({
  fontFamily: vars.font.display,
  fontVariationSettings: vars.font.displayCut,
  fontWeight: vars.font.displayWeight,
  fontSize: text.lead[0],
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** Without script a form does nothing, and who books instead stands above it. */
export const scripted = style({});
globalStyle(`${scripted} form`, { '@media': { '(scripting: none)': { display: 'none' } } });

// What has the focus never lies under the total.
globalStyle('html:has([data-island="booking/visit-booking"])', { '@media': { [`not all and ${from.desk}`]: { scrollPaddingBottom: '72px' } } });
