/**
 * Carries a wine's bottle from its card to its page and back (looks, motion: "product image to page by view transition on the bottle"):
 * gives it the name by which the browser knows it on both pages. On a page that must stand at once the bottle is all that moves: the rest
 * is no picture and can be pressed meanwhile. It stands in the page's head, as text, since the new page is revealed before any script
 * has come; so it names nothing from outside itself.
 */
export function carryBottle(): void {
  let carried: HTMLElement | null = null;
  const carry = (transition: ViewTransition | null, address: string | null | undefined, isArriving: boolean) => {
    // Most pages are opened without one: whatever is written on the document's element has the styles of all the page made anew.
    if (!transition) return;
    const html = document.documentElement;
    // Of the page that is left the browser keeps a picture in any case.
    html.style.viewTransitionName = isArriving && html.dataset['fade'] ? 'none' : '';
    carried?.style.removeProperty('view-transition-name');
    carried = null;
    if (!address) return;
    const { pathname } = new URL(address);
    const links = [...document.links].filter((link) => link.pathname === pathname);
    const card = links.map((link) => link.closest('li')?.querySelector<HTMLElement>('[data-bottle]')).find(Boolean) ?? null;
    const stage = document.querySelector<HTMLElement>('[data-bottle="stage"]');
    carried = isArriving ? (stage ?? card) : (card ?? stage);
    carried?.style.setProperty('view-transition-name', 'bottle');
  };
  addEventListener('pageswap', ({ viewTransition, activation }) => carry(viewTransition, activation?.entry.url, false));
  addEventListener('pagereveal', ({ viewTransition }) => carry(viewTransition, navigation.activation?.from?.url, true));
}
