import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { from, motion } from '../themes/scale.ts';
import { body, display } from '../type/type.css.ts';

/**
 * Each item is two rows of one grid, bottle and words, so that in a row all bottles stand on one
 * line and all names begin on one, whatever their heights.
 */
const list = style({
  display: 'grid',
  // Two, and one where letters are twice as large.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, 34%), 1fr))',
  columnGap: '20px',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '24px' } },
});
const onDesk = (count: number) => [list, { '@media': { [from.desk]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } } }];
/** Four stay four from the tablet on: three would leave a hole in every list of eight. */
const four = [
  list,
  { '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: '12px' }, [from.desk]: { columnGap: '24px' } } },
];

export const columns = styleVariants({ 4: four, 5: onDesk(5), 6: onDesk(6) });

/** On a phone one row to push sideways, the next wine in sight; from 768 px as the others. */
export const phoneRow = style({
  '@media': {
    [`not all and ${from.tablet}`]: {
      gridTemplateColumns: 'none',
      gridTemplateRows: 'auto auto',
      gridAutoFlow: 'column',
      gridAutoColumns: '62%',
      marginInlineEnd: '-20px',
      paddingInline: '12px 20px',
      marginInlineStart: '-12px',
      overflowX: 'auto',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: '12px',
      scrollbarWidth: 'none',
    },
  },
});

/** How far the shelf reaches past an item, and whether a hairline parts it from the one before. */
const reach = createVar();
const divide = createVar();

const rowsOf = (count: number, parent = '') => ({
  selectors: {
    [`${parent}&:nth-child(${count}n)`]: { vars: { [reach]: '0px' } },
    [`${parent}&:nth-child(${count}n + 1)`]: { vars: { [divide]: '0px' } },
  },
});

export const item = style({
  vars: { [reach]: '20px', [divide]: vars.shape.shelfDivide },
  position: 'relative',
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  selectors: { '&:last-child': { vars: { [reach]: '0px' } } },
  '@media': {
    [from.tablet]: { vars: { [reach]: '24px' } },
    [`not all and ${from.tablet}`]: {
      scrollSnapAlign: 'start',
      selectors: { ...rowsOf(2, `:not(${phoneRow}) > `).selectors, [`${phoneRow} > &:first-child`]: { vars: { [divide]: '0px' } } },
    },
    [`${from.tablet} and (max-width: 1023.98px)`]: {
      selectors: { ...rowsOf(3, `:not(${columns[4]}) > `).selectors, ...rowsOf(4, `${columns[4]} > `).selectors },
    },
    [from.desk]: {
      selectors: { ...rowsOf(4, `${columns[4]} > `).selectors, ...rowsOf(5, `${columns[5]} > `).selectors, ...rowsOf(6, `${columns[6]} > `).selectors },
    },
  },
});

export const bottle = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  paddingTop: '40px',
  paddingBottom: vars.shape.shelf,
  '::after': {
    content: '',
    position: 'absolute',
    bottom: 0,
    insetInlineStart: 0,
    width: `calc(100% + ${reach})`,
    height: vars.shape.shelf,
    background: vars.color.rule,
  },
});

export const stand = styleVariants({ start: {}, center: { justifyContent: 'center' } });

/** A wine that is looked at rises a little. */
export const rise = style({
  transition: `transform ${motion.rise}`,
  selectors: { [`${item}:hover &`]: { transform: 'translateY(-6px)' } },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { [`${item}:hover &`]: { transform: 'none' } } } },
});

export const flag = style({ position: 'absolute', top: '8px', insetInlineStart: 0, maxWidth: '100%' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  marginInlineStart: '-12px',
  padding: `16px 0 40px calc(12px - ${divide})`,
  borderInlineStart: `0 solid ${vars.color.line}`,
  borderInlineStartWidth: divide,
});

export const name = style([display.item]);
export const nameLink = style({
  color: 'inherit',
  textDecoration: 'none',
  // The whole item leads to the wine; what can be pressed inside lies above.
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
});
export const vintage = style({ color: vars.color.muted, fontSize: '.87em' });
export const text = style([body.small, { color: vars.color.muted }]);
export const row = style([
  body.control,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
    marginTop: 'auto',
    paddingTop: '8px',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
]);
export const price = style({ fontWeight: vars.font.strongWeight });
export const aside = style({ color: vars.color.muted });
export const action = style({ position: 'relative', marginTop: '12px' });
