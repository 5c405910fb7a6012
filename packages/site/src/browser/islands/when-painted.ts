/**
 * Once the reader sees the page: what is fetched for later leaves the line to it. In a tab that nobody looks at, when somebody does.
 * Apart from when.ts, all of which is part of every page's first script.
 */
export function whenPainted(begin: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // The largest picture may come with the frame after it.
    requestAnimationFrame(() => requestAnimationFrame(begin));
  }).observe({ type: 'paint', buffered: true });
}
