/**
 * Once the page stands with its fonts and first pictures, or at the reader's first touch: scripts that came earlier
 * would take the line from what is read first.
 */
export function whenShown(begin: () => void): void {
  if (document.readyState === 'complete') return begin();
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (signal.aborted) return;
    waiting.abort();
    begin();
  };
  // In a task of its own: the last face of letters to come ends the loading and sets the page anew, all in one.
  addEventListener('load', () => setTimeout(once), { signal });
  for (const touch of ['pointerdown', 'focusin', 'keydown']) addEventListener(touch, once, { signal, passive: true });
}

/** When the browser has nothing else to do, after two seconds at the latest. */
export function whenIdle(begin: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(begin, { timeout: 2_000 });
  else setTimeout(begin, 200);
}

/** Shortly before the reader sees it. */
export function whenVisible(element: HTMLElement, begin: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
}
