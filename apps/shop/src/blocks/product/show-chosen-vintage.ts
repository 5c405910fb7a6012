/** Where many vintages stand in a row that scrolls: the one of the page in sight from the beginning, before React is there. */
export function showChosenVintage(): void {
  const tile = document.querySelector<HTMLElement>('input[name="vintage"]:checked')?.parentElement;
  const row = tile?.parentElement;
  if (tile && row) row.scrollLeft = tile.offsetLeft - (row.clientWidth - tile.offsetWidth) / 2;
}
