import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { motion, text } from './scale.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: 'none', textSizeAdjust: 'none' });
// What the focus comes to stands whole in the window with its ring, not on its edge.
globalStyle('html', { scrollPaddingBlock: '32px' });
globalStyle('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, table', { margin: 0, padding: 0 });
globalStyle('fieldset, iframe', { border: 0, minWidth: 0 });
// Not `none`: Safari would no longer tell that it is a list.
globalStyle('ul, ol', { listStyleType: '""' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
// The sources of a picture stand in the layout of what it is in, where each would take a cell of a grid or a gap of a row.
globalStyle('picture > source', { display: 'none' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit', margin: 0, borderRadius: 0 });
globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit', textWrap: 'balance' });
globalStyle('p, li, dd', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit' });
// A number to call is in one piece.
globalStyle('a[href^="tel:"]', { whiteSpace: 'nowrap' });
globalStyle('[hidden]', { display: 'none !important' });

globalStyle('[data-theme], [data-field]', { background: vars.color.ground, color: vars.color.ink });
globalStyle('[data-theme]', {
  fontFamily: vars.font.body,
  fontSize: text.body[0],
  lineHeight: text.body[1],
  fontVariationSettings: vars.font.bodyCut,
  fontVariantNumeric: 'lining-nums',
  fontSynthesis: 'none',
  // A word that has no room in the reader's letters is broken, not cut off at the window.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  accentColor: vars.color.accent,
});

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
// A heading that the focus was sent to is read aloud; nothing can be done with it, so it has no ring.
globalStyle(':is(h1, h2, h3)[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: vars.color.accent, color: vars.color.onAccent });

// The page behind an open dialog, or the menu that fills a phone, stays where it is; a small menu scrolls away with it.
globalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });
globalStyle('html:has(nav[popover]:popover-open)', { overflow: 'hidden', scrollbarGutter: 'stable' });

// As short as motion gets here: until it ends the pictures of both pages take every press of a mouse, and skipping it then does not
// bring the click back. Nobody presses knowingly what they have seen for less.
globalStyle('::view-transition-group(*)', { animationDuration: '200ms' });
// From card to page and back. One that has no counterpart goes with its page, or stands with it.
globalStyle('::view-transition-group(bottle)', { animationDuration: motion.rise.split(' ')[0], animationTimingFunction: 'ease-out' });
globalStyle('::view-transition-new(bottle):only-child', { animation: 'none' });
// A page whose controls are pressed as soon as they are seen stands at once (decision 028): it is no picture, and what moves takes no press.
globalStyle('html[data-fade="none"]::view-transition', { pointerEvents: 'none' });
globalStyle('html[data-fade="none"]::view-transition-group(root), html[data-fade="none"]::view-transition-old(bottle):only-child', { display: 'none' });
// None at all: one that is only made short runs, and what repeats for ever flickers.
const still = {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
};
globalStyle('*, ::before, ::after, ::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { '(prefers-reduced-motion: reduce)': still },
});
// Checkout and the payment of a booking: nothing moves there.
globalStyle(
  ['*', '*::before', '*::after', '::view-transition-group(*)', '::view-transition-old(*)', '::view-transition-new(*)']
    .map((part) => `html[data-motion="none"]${part.startsWith('*') ? ' ' : ''}${part}`)
    .join(', '),
  still,
);
