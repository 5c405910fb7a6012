import { whenPainted, whenVisible } from '@parral/site/browser';

/** What moves in these blocks, without React: each in a file of its own that is fetched where the block stands. For an app's `client.ts`. */
export function startStaticBlocks(): void {
  const has = (sign: string) => document.querySelector(sign) !== null;
  // What is drawn without them comes first.
  whenPainted(() => {
    if (has('[data-video]')) void import('./play-films.ts').then(({ playFilms }) => playFilms(), console.error);
    if (has('[data-slides]')) void import('./slides/turn-slides.ts').then(({ turnSlides }) => turnSlides(), console.error);
    // Nothing is tracked where nobody can have agreed.
    if (has('[data-slides] a[data-wine]') && (has('[data-consent]') || document.cookie.includes('consent=')))
      void import('./wines/track-wine-clicks.ts').then(({ trackWineClicks }) => trackWineClicks(), console.error);
    if (has('[data-years]')) void import('./years/mark-year.ts').then(({ markYears }) => markYears(), console.error);
  });
  // Shortly before it is read: a browser's first look at a zone's clock takes it a phone's eighth of a second.
  for (const hours of document.querySelectorAll<HTMLElement>('[data-hours]'))
    whenVisible(hours, () => void import('./hours/show-open-now.ts').then(({ showOpenNow }) => showOpenNow(), console.error));
}
