import { pageKinds, pathIn } from '../../bench/pages.ts';
import { addToBasket } from '../../support/basket.ts';
import { beMember, demoMembers } from '../../support/club.ts';
import { open } from '../../support/hydration.ts';
import { expect, test } from '../../support/place.ts';

test('@both the kinds of page in letters twice as large, on a phone, a tablet and a desk: nothing is cut off, nothing reaches past the window, no lines run over each other (WCAG 1.4.4)', async ({
  page,
  place,
}) => {
  test.slow();
  await addToBasket(page, place, place.wine.sku);
  await beMember(page, place, demoMembers.lucia);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Whoever is signed in goes on from the login at once.
    for (const kind of pageKinds.filter(({ name }) => name !== 'login')) {
      await open(page, pathIn(kind, place));
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => {
        const root = document.documentElement;
        root.style.fontSize = `${2 * parseFloat(getComputedStyle(root).fontSize)}px`;
        const hidden = (one: Element) => one.closest('[aria-hidden="true"], svg') !== null || one.getBoundingClientRect().width < 2;
        // Words in a box that shows less of them than there is.
        const cut = [...document.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd, th, td, li, legend, summary')].filter((one) => {
          const { overflowX, overflowY } = getComputedStyle(one);
          const [wide, high] = [one.scrollWidth - one.clientWidth > 2, one.scrollHeight - one.clientHeight > 2];
          return !hidden(one) && ((overflowX === 'hidden' && wide) || (overflowY === 'hidden' && high));
        });
        // Lines that stay where they were and run over each other.
        const close = [...document.querySelectorAll('main *, footer *')].filter((one) => {
          const { fontSize, lineHeight } = getComputedStyle(one);
          return (
            !hidden(one) &&
            [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()) &&
            parseFloat(lineHeight) < 0.8 * parseFloat(fontSize)
          );
        });
        // What can be pressed in the header, and the name among it.
        const shown = [...document.querySelectorAll('header :is(a, button)')].filter((one) => one.checkVisibility() && !hidden(one));
        const over = shown.filter((one, at) => {
          const box = one.getBoundingClientRect();
          return shown.slice(at + 1).some((other) => {
            const { left, right, top, bottom } = other.getBoundingClientRect();
            return Math.min(box.right, right) - Math.max(box.left, left) > 2 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 2;
          });
        });
        // What has reached past the window is asked of what holds no other that does.
        const past =
          root.scrollWidth > innerWidth
            ? [...document.querySelectorAll('body *')].filter(
                (one) =>
                  !hidden(one) &&
                  one.getBoundingClientRect().right > innerWidth &&
                  ![...one.children].some((child) => child.getBoundingClientRect().right > innerWidth),
              )
            : [];
        const said = (those: Element[]) => those.map((one) => `${one.tagName}: ${one.textContent.slice(0, 60)}`);
        return { past: said(past), cut: said(cut), close: said(close), over: said(over) };
      });
      expect.soft(found, `${kind.name} at ${width} px`).toEqual({ past: [], cut: [], close: [], over: [] });
    }
  }
});
