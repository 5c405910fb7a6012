/** On a phone the menu and the tabs are wider than the screen: the part that one is in stands in its middle, and not past the edge. */
export function showCurrentPart(): void {
  for (const current of document.querySelectorAll('nav [aria-current]')) {
    const row = scrollerOf(current);
    if (!row) continue;
    const [here, all] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += here.left - all.left - (all.width - here.width) / 2;
  }
}

function scrollerOf(part: Element): Element | null {
  for (let around = part.parentElement; around && around !== document.body; around = around.parentElement)
    if (around.scrollWidth > around.clientWidth && getComputedStyle(around).overflowX !== 'visible') return around;
  return null;
}
