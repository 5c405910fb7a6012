/**
 * Once the page stands with its fonts and first pictures, or at the reader's first touch: scripts that came earlier
 * would take the line from what is read first.
 */
export function whenShown(begin: () => void): void {
  if (document.readyState === 'complete') return begin();
  const waiting = new AbortController();
  const once = () => {
    waiting.abort();
    begin();
  };
  for (const [target, event] of [
    [window, 'load'],
    [document, 'pointerdown'],
    [document, 'focusin'],
    [document, 'keydown'],
  ] as const) {
    target.addEventListener(event, once, { signal: waiting.signal, passive: true });
  }
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
