import { fluid, from, text, vars } from '@parral/ui/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '32px', borderBottom: `1px solid ${vars.color.line}` });
/** A front page: sizes do the ranking, rules part the columns, nothing stands in a box. */
const front = style({
  borderTop: `3px solid ${vars.color.rule}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '40px' },
  },
});
/** Two stand beside a lead that has the height for them. */
const ranked = style({
  '@media': {
    // The second of the side column follows the first; what room the lead has left over is below both.
    [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gridTemplateRows: 'auto 1fr', columnGap: '24px' },
  },
});
/** A lead of a few lines has the width, and the others follow in pairs. */
const paired = style({});

export const besideLead = style([list, front, ranked]);
export const belowLead = style([list, front, paired]);
export const item = style({ minWidth: 0 });

globalStyle(`${item} article`, {
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  padding: '24px 0 28px',
  borderTop: `1px solid ${vars.color.line}`,
  height: '100%',
});
globalStyle(`${item} [data-of=label]`, {
  color: vars.color.muted,
  fontSize: text.small[0],
  lineHeight: text.small[1],
  fontVariantNumeric: 'lining-nums tabular-nums',
});
globalStyle(`${item} h3`, {
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontSize: vars.type.minor.size,
  lineHeight: vars.type.minor.line,
});
globalStyle(`${item} article > p, ${item} blockquote`, { maxWidth: '62ch', margin: 0 });
globalStyle(`${item} [data-of=picture]`, { maxWidth: 'none' });
globalStyle(`${item} em`, { fontStyle: 'italic' });
globalStyle(`${item} h3 a`, { color: 'inherit' });

const nthIn =
  (within: string) =>
  (of: string, inside = '') =>
    `${within} > li:nth-child(${of})${inside && ` ${inside}`}`;
const nth = nthIn(front);
const beside = nthIn(ranked);
const desk = (style: object) => ({ '@media': { [from.desk]: style } });
globalStyle(nth('1'), { '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });
globalStyle(beside('1'), desk({ gridColumn: '1 / span 8', gridRow: '1 / span 2', paddingInlineEnd: '24px' }));
globalStyle(beside('-n + 3'), desk({ alignSelf: 'start' }));
globalStyle(`${beside('2')}, ${beside('3')}`, desk({ gridColumn: '9 / -1', paddingInlineStart: '32px', borderInlineStart: `1px solid ${vars.color.line}` }));
globalStyle(beside('2'), desk({ paddingTop: '24px', alignSelf: 'stretch' }));
globalStyle(beside('3'), desk({ alignSelf: 'stretch', paddingBottom: '24px' }));
globalStyle(beside('n + 4'), desk({ gridColumn: 'span 4' }));
// A last one alone takes the line, its picture beside its words.
const tablet = `${from.tablet} and (max-width: 1023.98px)`;
const [lastOfThrees, lastOfPairs] = ['3n + 4):last-child:nth-child(n + 4', '2n):last-child:nth-child(n + 2'];
const alone = [
  [beside, lastOfThrees, from.desk],
  [beside, lastOfPairs, tablet],
  [nthIn(paired), lastOfPairs, from.tablet],
] as const;
for (const [within, last, media] of alone) globalStyle(within(last), { '@media': { [media]: { gridColumn: '1 / -1' } } });
globalStyle(`${beside('3n + 5')}, ${beside('3n + 6')}`, desk({ paddingInlineStart: '24px', borderInlineStart: `1px solid ${vars.color.line}` }));
globalStyle(nth('1', 'article'), { borderTop: 0, paddingTop: '28px' });
globalStyle(beside('2', 'article'), desk({ borderTop: 0, paddingTop: 0 }));
// Where it was written stands over the title, the day under the words.
globalStyle(`${front} article > [data-of=label]`, { order: 1 });
globalStyle(`${front} article > [data-of=picture], ${front} article > [data-of=outlet]`, { order: -1 });
globalStyle(`${front} [data-of=outlet]`, { fontWeight: vars.font.strongWeight, fontSize: text.small[0] });
globalStyle(`${front} [data-of=picture] img`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  marginBottom: '8px',
});
globalStyle(`${front} h3 a`, { textDecorationThickness: '1px', textUnderlineOffset: '0.18em', textDecorationColor: vars.color.line });
globalStyle(nth('1', 'h3'), { fontSize: fluid(38, 64), lineHeight: 1.06, letterSpacing: vars.type.page.tracking, textWrap: 'balance' });
globalStyle(nth('1', 'article > p:not([data-of])'), { fontSize: text.lead[0], lineHeight: text.lead[1] });
globalStyle(nth('1', 'blockquote'), {
  maxWidth: '30ch',
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontVariationSettings: vars.font.displayCut,
  fontStyle: vars.font.emphasisStyle,
  fontSize: fluid(23, 30),
  lineHeight: 1.25,
  color: vars.color.accent,
});
// Only the lead and the one beside it have room for a picture; on narrower windows the pair below the lead, where both have one.
globalStyle(beside('3', '[data-of=picture]'), desk({ display: 'none' }));
for (const [within, media] of [
  [ranked, tablet],
  [paired, from.tablet],
] as const)
  globalStyle(
    `${within}:not(:has(> li:nth-child(2) [data-of=picture]):has(> li:nth-child(3) [data-of=picture])) > li:is(:nth-child(2), :nth-child(3)) [data-of=picture]`,
    { '@media': { [media]: { display: 'none' } } },
  );
globalStyle(nth('n + 4', '[data-of=picture]'), { display: 'none' });
for (const [within, last, media] of alone) {
  globalStyle(within(last, 'article:has([data-of=picture])'), {
    '@media': { [media]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: '32px' } },
  });
  // The picture comes first. Not what an article has it: that would have all of the page styled anew when anything is added.
  globalStyle(within(last, 'article > [data-of=picture] ~ *'), { '@media': { [media]: { gridColumn: 2 } } });
  globalStyle(within(last, 'article > [data-of=picture]'), { '@media': { [media]: { display: 'block', gridColumn: 1, gridRow: '1 / span 5' } } });
}
// One that is all there is has its words beside its picture.
const only = `${ranked} > li:only-child:has([data-of=picture])`;
globalStyle(only, desk({ gridColumn: '1 / -1', paddingInlineEnd: 0 }));
globalStyle(`${only} article`, desk({ gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)', columnGap: '32px' }));
globalStyle(`${ranked} > li:only-child article > [data-of=picture] ~ *`, desk({ gridColumn: 2 }));
globalStyle(`${only} article > [data-of=picture]`, desk({ gridColumn: 1, gridRow: '1 / span 5' }));
