import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing moves or fades: what is half seen has half of its contrast. What turns for ever does not count. */
const settled = (): boolean =>
  document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);

/** No violation of WCAG 2.2 A or AA on the screen as it is now, but for rules (axe's names) that cannot be told of it. */
export async function checkAccessibility(page: Page, without: readonly string[] = []): Promise<void> {
  // Chromium asks again by itself for an answer that may be used while stale, and never says that this has ended.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  expect(await accessibilityFaults(page, without)).toEqual([]);
}

/**
 * What axe finds on a screen that no longer moves, one line each. What begins to move while axe reads (a button that becomes ready
 * changes its colours in a fifth of a second) is read again when it has come to rest.
 */
export async function accessibilityFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  for (let turn = 1; ; turn += 1) {
    await page.waitForFunction(settled);
    const moved = await page.evaluateHandle(() => {
      const seen = { times: 0 };
      for (const kind of ['transitionrun', 'animationstart']) addEventListener(kind, () => (seen.times += 1), true);
      return seen;
    });
    // There are no frames of others to look into, for which axe would open a second tab. What is well needs no words, which take a third of the time.
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
    const { violations } = await axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
    if (violations.length === 0) return [];
    if (turn < 4 && (await moved.evaluate(({ times }) => times > 0))) continue;
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary?.split('\n').at(-1)?.trim()}`).join(', ')}`,
    );
  }
}
