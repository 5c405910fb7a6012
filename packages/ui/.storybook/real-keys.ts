/**
 * Keys as the browser gives them, for what synthetic ones do not move (`<details>`, popovers).
 * Nothing in Storybook itself, where no test runner stands behind the page.
 */
export async function realKeys() {
  if (!('__vitest_browser__' in globalThis)) return undefined;
  const { userEvent } = await import('vitest/browser');
  return userEvent;
}
