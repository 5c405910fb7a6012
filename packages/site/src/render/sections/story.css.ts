import { globalStyle } from '@vanilla-extract/css';
import { from, text, vars } from '@parral/ui/themes';
import { margin } from './grounds.css.ts';

const story = '[data-layout="story"]';
const onDesk = (gridColumn: string) => ({ '@media': { [from.desk]: { gridColumn, gridRow: 1 } } });
/**
 * Words that a phone has before their picture stand before it on the page too: set in another order, what came first would give way
 * while the rest arrives.
 */
const wordsFirst = `${story}[data-words="first"]`;
/** The words of a story with a framed print. Not by `:has`: with a first letter it has all of the page styled anew when anything is added. */
const framedWords = `${story} > :is([data-words="first"] > div, [data-frame]:first-child ~ div)`;

globalStyle(story, {
  display: 'grid',
  gap: '40px 24px',
  alignItems: 'start',
  '@media': { [from.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } },
});
globalStyle(`* + ${story}`, { marginTop: '64px' });
globalStyle(`${story} + ${story}`, { marginTop: '76px' });
globalStyle(`${story} > *`, { minWidth: 0 });

// Picture or heading left, text right; the text's measure is indented once more than its heading.
globalStyle(`${story} > :first-child`, { '@media': { [from.desk]: { gridColumn: '1 / span 7' } } });
globalStyle(`${story} > * + *`, { '@media': { [from.desk]: { gridColumn: '8 / -1' } } });
globalStyle(`${story} > figure:first-child`, { '@media': { [from.desk]: { gridColumn: '1 / span 4' } } });
globalStyle(`${story} > figure + *`, { '@media': { [from.desk]: { gridColumn: '6 / -1' } } });
globalStyle(`${wordsFirst} > div`, onDesk('6 / -1'));
globalStyle(`${wordsFirst} > figure`, onDesk('1 / span 4'));
globalStyle(`${story} > div > :is(p, ul:not([class]), ol:not([class]), dl)`, { fontSize: text.story[0], maxWidth: '560px' });
globalStyle(`${framedWords} > :is(p, ul:not([class]), ol:not([class]), dl)`, { '@media': { [from.desk]: { marginInlineStart: '15%' } } });
// Pictures that lie wide: they take half the page and the text stands by itself.
globalStyle(`[data-stories="wide"] ${story} > figure:first-child`, { '@media': { [from.desk]: { gridColumn: '1 / span 6' } } });
globalStyle(`[data-stories="wide"] ${story} > figure + *`, { '@media': { [from.desk]: { gridColumn: '8 / -1' } } });
globalStyle(`[data-stories="wide"] ${wordsFirst} > div`, onDesk('8 / -1'));
globalStyle(`[data-stories="wide"] ${wordsFirst} > figure`, onDesk('1 / span 6'));
globalStyle(`[data-stories="wide"] ${framedWords} > :is(p, ul:not([class]), ol:not([class]), dl)`, { marginInlineStart: 0 });
globalStyle(`${story}:is([data-words="first"], :has(> figure:first-child)) > div > :is(h1, h2) + p`, { marginTop: '32px' });

// A story with a framed print begins with a large letter.
globalStyle(`[data-initial="drop"] ${framedWords} > h2:first-child + p:not([data-lead])::first-letter`, {
  float: 'inline-start',
  paddingInlineEnd: '.09em',
  paddingBlockStart: '.05em',
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: '5.1em',
  lineHeight: '.74',
});

// A framed print: a rule, paper, and the print's own edge.
globalStyle('[data-frame] img', {
  width: '100%',
  padding: '5px',
  border: `1px solid ${vars.color.rule}`,
  outline: `1px solid ${vars.color.rule}`,
  outlineOffset: '-6px',
});
const tablet = `${from.tablet} and (max-width: 1023.98px)`;
// Beside its words here too: alone in a line it left half of it empty.
globalStyle(`${story}:is([data-words="first"], :has(> [data-frame]:first-child, > div:first-child > img:only-child))`, {
  '@media': { [tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: '36px' } },
});
globalStyle(`${wordsFirst} > div`, { '@media': { [tablet]: { gridColumn: 2, gridRow: 1 } } });
globalStyle(`${wordsFirst} > figure`, { '@media': { [tablet]: { gridColumn: 1, gridRow: 1 } } });

// An unframed picture takes the whole side of its band, to the window's edge.
const bleeding = `[data-section] > ${story}:has(> figure:first-child:not([data-frame]))`;
globalStyle(`main > [data-section]:has(> ${story}:first-child > figure:first-child:not([data-frame]))`, { paddingBlockStart: 0 });
globalStyle(bleeding, { gap: '48px 24px', alignItems: 'stretch' });
globalStyle(`${bleeding}:first-child`, { marginTop: 0 });
globalStyle(`${bleeding} > figure`, {
  marginInline: `calc(-1 * ${margin})`,
  aspectRatio: '390 / 360',
  '@media': {
    [from.tablet]: { aspectRatio: '16 / 9', marginInline: 'calc(-1 * var(--page-margin))' },
    [from.desk]: {
      gridColumn: '1 / span 5',
      aspectRatio: 'auto',
      minHeight: '420px',
      marginInline: 'calc(min(-1 * var(--page-margin), 720px - 50vw - var(--page-margin))) 0',
    },
  },
});
// With words below it the picture alone keeps the shape: the figure's own would grow wider with its height.
globalStyle(`${bleeding} > figure:has(figcaption)`, { aspectRatio: 'auto' });
globalStyle(`${bleeding} > figure:has(figcaption) img`, {
  '@media': { '(max-width: 767.98px)': { aspectRatio: '390 / 360' }, '(min-width: 768px) and (max-width: 1023.98px)': { aspectRatio: '16 / 9' } },
});
globalStyle(`${bleeding} > figure figcaption`, { paddingInline: 'var(--page-margin)' });
globalStyle(`${bleeding} > figure img`, { width: '100%', height: '100%', objectFit: 'cover' });
// Alone in its band it stands tall; several are read one after the other.
globalStyle(`${bleeding}:only-of-type > figure img`, { '@media': { [from.desk]: { minHeight: '800px' } } });
globalStyle(`${bleeding} > div`, { '@media': { [from.desk]: { gridColumn: '6 / -1', paddingBlock: '84px 0', paddingInlineStart: '52px' } } });
