const accented = /[åéîôüçñ]/i;
/** What a text may not stick out of. */
const boxes = 'a, button, label, legend, th, td, summary, dialog';

/**
 * Messages in the pseudo-language, which are a third longer, that find no room under `root`: they stand outside of the page, stick
 * out of their button or cell, or are cut off. Texts of the estate are not asked: a long name may be cut short.
 */
export function withoutRoom(root: Element): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (!accented.test(text) || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || parent.closest('svg, .sb-wrapper')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (sticksOut(range.getBoundingClientRect(), parent)) found.add(text);
  }
  return [...found];
}

function sticksOut(text: DOMRect, parent: Element): boolean {
  const box = parent.closest(boxes);
  let isInBox = box !== null;
  for (let element: Element | null = parent; element && element !== document.documentElement; element = element.parentElement) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const edges = element.getBoundingClientRect();
    // Said, not shown.
    if (edges.width <= 1 || edges.height <= 1 || clipPath.startsWith('inset')) return false;
    const cutsX = overflowX === 'hidden' || overflowX === 'clip';
    const cutsY = overflowY === 'hidden' || overflowY === 'clip';
    if ((isInBox || cutsX) && (text.left < edges.left - 1 || text.right > edges.right + 1)) return isWide(element);
    if (cutsY && text.bottom > edges.bottom + 1) return true;
    // What scrolls has room for anything.
    if (overflowX === 'auto' || overflowX === 'scroll') return false;
    if (element === box) isInBox = false;
  }
  return text.left < -1 || text.right > document.documentElement.clientWidth + 1;
}

/** Words in a row have a width; of what flows in a line, the line's. */
const isWide = (element: Element) => getComputedStyle(element).display !== 'inline';
