/** On a phone the menu is wider than the screen: the part that one is in stands in its middle, and not past the edge. */
export function showCurrentPart(): void {
  const current = document.querySelector('header nav [aria-current]');
  const menu = current?.closest('nav');
  if (!current || !menu) return;
  const [here, all] = [current.getBoundingClientRect(), menu.getBoundingClientRect()];
  menu.scrollLeft += here.left - all.left - (all.width - here.width) / 2;
}
