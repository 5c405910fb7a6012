import { track } from '@parral/site/browser';

/** Tracks a click on a wine of the carousel with its address (specification section 7: "wine-carousel click URL"). */
export function trackWineClicks(): void {
  document.addEventListener('click', (event) => {
    const wine = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-slides] a[data-wine]') : null;
    if (wine) track('wine_carousel_click', { url: wine.href });
  });
}
