/** Language links keep query and hash; the phone's menu closes when the window changes its size. */
export function startHeader(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language-switch]') : null;
    if (!link) return;
    const { pathname, search, hash } = new URL(link.href);
    // The login's says in its query where one was going, in that language already.
    link.href = pathname + (search || location.search) + (hash || location.hash);
  });
  // Asked for once a menu opens: while the page is being made the answer would cost the browser a layout of all of it.
  let width = 0;
  document.addEventListener('toggle', () => (width = window.innerWidth), { capture: true });
  window.addEventListener('resize', () => {
    // Phones resize the window's height when their bars come and go.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    for (const menu of document.querySelectorAll<HTMLElement>('header [popover]:popover-open')) menu.hidePopover();
  });
}
