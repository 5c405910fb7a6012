import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { fluid, from, text } from '../themes/scale.ts';
import { displayBase } from '../type/type.css.ts';

/** Printed, an ending is a sheet to take along: words in ink on white, without pictures and without what comes next. */
export const ending = style({
  vars: { '--page-margin': '20px' },
  display: 'grid',
  minWidth: 0,
  paddingBottom: fluid(48, 96),
  '@media': { [from.tablet]: { vars: { '--page-margin': '40px' } }, [from.desk]: { vars: { '--page-margin': '64px' } }, print: { paddingBottom: 0 } },
});
export const head = style({
  display: 'grid',
  gap: '16px',
  paddingBlock: `${fluid(32, 64)} ${fluid(28, 48)}`,
  '@media': { print: { gap: '8px', paddingBlock: '8px 12px' } },
});
export const over = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '4px 32px' });
export const about = style({ fontSize: text.body[0], lineHeight: text.body[1], color: vars.color.muted });

/** Letters of display type are about half as wide as high: so many of them fill the page's width. */
const letter = 0.51;
const lengths = [6, 8, 10, 12, 14, 16, 20] as const;
export const figure = styleVariants(Object.fromEntries(lengths.map((length) => [length, length])) as Record<(typeof lengths)[number], number>, (length) => [
  displayBase,
  {
    fontSize: `clamp(44px, calc((min(100vw, 1440px) - 2 * var(--page-margin)) / ${length * letter}), 264px)`,
    lineHeight: 1.08,
    letterSpacing: '-0.015em',
    marginInlineStart: '-0.03em',
    textWrap: 'balance',
    '@media': { print: { fontSize: '52px' } },
  },
]);

export const under = style({
  display: 'grid',
  gap: '20px 48px',
  '@media': { [from.desk]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' } },
});
export const lead = style({ maxWidth: '620px', fontSize: text.lead[0], lineHeight: text.lead[1] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px', '@media': { print: { display: 'none' } } });
export const picture = style({ minWidth: 0, '@media': { print: { display: 'none' } } });
/** One that says nothing of its own size is as wide as the page. */
globalStyle(`:where(${picture} > img, ${picture} > picture > img)`, { width: '100%', height: 'auto' });
export const content = style({ paddingBlock: `${fluid(32, 48)} ${fluid(8, 16)}`, '@media': { print: { paddingBlock: '12px' } } });
