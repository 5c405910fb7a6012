import { track } from '@parral/site/browser';

/** A click on a wine of the carousel is told with its address (specification section 7: "wine-carousel click URL"). */
export function tellWineClicks(): void {
  document.addEventListener('click', (event) => {
    const wine = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-slides] a[data-wine]') : null;
    if (wine) track('wine_carousel_click', { url: wine.href });
  });
}
