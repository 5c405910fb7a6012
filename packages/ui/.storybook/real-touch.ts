/**
 * A finger that the browser itself moves across an element, sideways by `dx` px: scrolling, snapping and touch events come as
 * on a phone, which made-up events do not bring about. Nothing in Storybook itself, where no test runner stands behind the page.
 */
export async function realSwipe(): Promise<((over: Element, dx: number) => Promise<void>) | undefined> {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { cdp } = await import('vitest/browser');
  const browser = cdp() as { send(method: string, parameters: object): Promise<unknown> };
  return async (over, dx) => {
    const box = over.getBoundingClientRect();
    // The story stands in a frame of the runner's page, which may show it smaller.
    const frame = window.frameElement?.getBoundingClientRect();
    const scale = frame ? frame.width / window.innerWidth : 1;
    const at = (x: number) => ({ x: (frame?.left ?? 0) + x * scale, y: (frame?.top ?? 0) + (box.top + box.height / 3) * scale });
    const from = box.left + box.width / 2 - dx / 2;
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(from)] });
    for (let step = 1; step <= 8; step += 1) {
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(from + (dx * step) / 8)] });
      // As fast as the screen shows it; all at once would be no swipe but a leap.
      await new Promise(requestAnimationFrame);
    }
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
