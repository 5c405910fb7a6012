import { globalStyle, style } from '@vanilla-extract/css';
import { from, fluid, text, vars } from '@parral/ui/themes';

const display = { fontFamily: vars.font.display, fontWeight: vars.font.displayWeight, fontVariationSettings: vars.font.displayCut };
const asCards = '[data-visits="cards"] &';

export const list = style({
  display: 'grid',
  gap: '56px',
  margin: '8px calc(-1 * var(--page-margin)) 64px',
  '@media': { [from.tablet]: { gap: '72px' }, [from.desk]: { gap: '96px' } },
  selectors: { [asCards]: { gap: 0 } },
});

/** From here up the visits lie in the ground itself, one below the other. */
const roomy = '(min-width: 1320px)';
/** One ground from edge to edge, and the page's title in its sky. */
export const ground = style({ display: 'grid', margin: '0 calc(-1 * var(--page-margin)) 64px' });
const over = `[data-section]:has(> ${ground})`;
globalStyle(over, { '@media': { [roomy]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: 0 } } });
globalStyle(`${over} > :is(header, ${ground})`, { '@media': { [roomy]: { gridArea: '1 / 1' } } });
globalStyle(`${over} > header`, {
  '@media': { [roomy]: { display: 'block', zIndex: 1, justifySelf: 'start', alignSelf: 'start', width: '460px', paddingTop: '48px' } },
});

// Laid out at once, each of them: what is laid out as it comes near moves what stands below, away from under a pointer.
const base = style({ display: 'grid', alignContent: 'start', scrollMarginTop: '24px', minWidth: 0 });
const wide = style([base]);
const tall = style([
  base,
  {
    '@media': { [from.tablet]: { gridTemplateColumns: '5fr 7fr', alignItems: 'center' } },
    selectors: { '&:nth-child(4n)': { '@media': { [from.tablet]: { gridTemplateColumns: '7fr 5fr' } } }, [asCards]: { alignItems: 'stretch' } },
  },
]);
const stretch = style([
  base,
  {
    alignContent: 'stretch',
    '@media': {
      [`${from.tablet} and (max-width: 1319.98px)`]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
      [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
]);
/** Across the page over its words, tall in a column beside them, or a stretch of the ground in which they stand. */
export const shapes = { wide, tall, stretch };

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  selectors: {
    [`${wide} > &`]: { aspectRatio: '624 / 620', objectPosition: '50% 80%', '@media': { [from.tablet]: { aspectRatio: '2 / 1', objectPosition: '50% 50%' } } },
    [`${tall} > &`]: { aspectRatio: '624 / 620', objectPosition: '50% 80%', '@media': { [from.tablet]: { aspectRatio: '624 / 760', height: '100%' } } },
    [`${tall}:nth-child(4n) > &`]: { '@media': { [from.tablet]: { order: 1 } } },
    [`${stretch} &`]: {
      aspectRatio: '624 / 620',
      objectPosition: '50% 80%',
      '@media': { [from.tablet]: { aspectRatio: '624 / 700', height: '100%' }, [roomy]: { gridArea: '1 / 1', aspectRatio: 'auto', height: 'auto' } },
    },
    [`${stretch}:nth-child(2n) &`]: { '@media': { [`${from.tablet} and (max-width: 1319.98px)`]: { order: 1 } } },
  },
});

const row = { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: '24px', paddingTop: '32px' } as const;
export const panel = style({
  display: 'grid',
  gap: '24px',
  padding: '24px var(--page-margin) 0',
  background: 'transparent',
  selectors: {
    [`${wide} > &`]: { '@media': { [from.desk]: row } },
    [`${tall} > &`]: { '@media': { [from.tablet]: { paddingInline: '40px' }, [from.desk]: { paddingInline: '88px var(--page-margin)' } } },
    [`${tall}:nth-child(4n) > &`]: { '@media': { [from.desk]: { paddingInline: 'var(--page-margin) 88px' } } },
    [`${stretch} > &`]: {
      '@media': {
        [from.tablet]: { paddingInline: '40px' },
        [roomy]: { gridArea: '1 / 1', zIndex: 1, placeSelf: 'center end', gap: '16px', width: '544px', marginInlineEnd: 'var(--page-margin)' },
      },
    },
    [`${stretch}:first-child > &`]: { '@media': { [roomy]: { alignSelf: 'start', marginTop: '36px' } } },
    [`${stretch}:nth-child(2n) > &`]: { '@media': { [roomy]: { justifySelf: 'start', marginInline: 'var(--page-margin) 0' } } },
    [asCards]: { alignContent: 'center', background: vars.color.ground, color: vars.color.ink, paddingBlock: '32px 36px' },
  },
});

export const words = style({ minWidth: 0, selectors: { [`${wide} > ${panel} > &`]: { '@media': { [from.desk]: { gridColumn: '1 / span 5' } } } } });
export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 8px',
  marginBottom: '12px',
  fontSize: text.body[0],
  lineHeight: text.body[1],
});
export const hour = style([display, { fontSize: fluid(42, 54), lineHeight: 1, letterSpacing: vars.type.small.tracking }]);
export const name = style([
  display,
  { fontSize: fluid(33, 46), lineHeight: 1.1, letterSpacing: vars.type.small.tracking, textWrap: 'balance' },
  { selectors: { [`${stretch} &`]: { '@media': { [roomy]: { fontSize: '2.25rem' } } } } },
]);
export const teaser = style({ marginTop: '10px', maxWidth: '440px', fontSize: text.lead[0], lineHeight: text.lead[1] });

export const offer = style({
  display: 'grid',
  gap: '20px',
  justifyItems: 'start',
  minWidth: 0,
  selectors: { [`${wide} > ${panel} > &`]: { '@media': { [from.desk]: { gridColumn: '7 / -1' } } }, [`${stretch} &`]: { gap: '16px' } },
});
/** Three figures on one rule: when, how long, how much. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, auto)) 1fr',
  gap: '12px 32px',
  width: '100%',
  paddingTop: '14px',
  '@media': { [from.desk]: { gridTemplateColumns: '3fr 1fr 1fr' } },
  borderTop: `1px solid ${vars.color.rule}`,
  selectors: { [`${stretch} &`]: { '@media': { [from.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, auto)) 1fr' } } } },
});
export const first = style({ '@media': { '(max-width: 1023.98px)': { gridColumn: '1 / -1' } }, selectors: { [`${stretch} &`]: { gridColumn: '1 / -1' } } });
export const label = style({ fontSize: text.small[0], lineHeight: text.small[1], color: vars.color.muted });
export const value = style([display, { fontSize: fluid(20, 23), lineHeight: 1.25, fontVariantNumeric: 'lining-nums tabular-nums' }]);
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  maxWidth: '620px',
  fontSize: text.small[0],
  lineHeight: text.small[1],
  color: vars.color.muted,
});

globalStyle(`${more} > div > *`, { display: 'inline', margin: 0 });
globalStyle(`${more} dt::after`, { content: ':' });
