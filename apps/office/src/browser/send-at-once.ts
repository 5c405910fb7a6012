/**
 * A form that says `data-at-once` is sent when its page stands: what its code held was read by a camera, and nobody wants to press again. Not
 * where the page is come back to.
 */
export function sendAtOnce(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-at-once]');
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (form && entry?.type !== 'back_forward') form.requestSubmit(form.querySelector('button'));
}
