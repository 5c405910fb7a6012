/** What moves in these blocks, without React: each in a file of its own that is fetched where the block stands. For an app's `client.ts`. */
export function wakeStillBlocks(): void {
  const has = (sign: string) => document.querySelector(sign) !== null;
  if (has('[data-video]')) void import('./play-films.ts').then(({ playFilms }) => playFilms(), console.error);
  if (has('[data-slides]')) void import('./slides/turn-slides.ts').then(({ turnSlides }) => turnSlides(), console.error);
  // Nobody is told anything where nobody can have agreed.
  if (has('[data-slides] a[data-wine]') && (has('[data-consent]') || document.cookie.includes('consent=')))
    void import('./wines/tell-wine-clicks.ts').then(({ tellWineClicks }) => tellWineClicks(), console.error);
  if (has('[data-hours]')) void import('./hours/tell-open.ts').then(({ tellOpen }) => tellOpen(), console.error);
  if (has('[data-years]')) void import('./years/mark-year.ts').then(({ markYears }) => markYears(), console.error);
}
