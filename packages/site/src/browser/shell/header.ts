/** Language links keep query and hash; the phone's menu closes when the window changes its size. */
export function startHeader(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language-switch]') : null;
    if (!link) return;
    const { pathname, search, hash } = new URL(link.href);
    // The login's says in its query where one was going, in that language already.
    link.href = pathname + (search || location.search) + (hash || location.hash);
  });
  // Told by the browser when it has set the page: to ask for the width while it is being made would have all of it set at once.
  let width = 0;
  new ResizeObserver(() => {
    // Phones resize the window's height when their bars come and go.
    if (width > 0 && innerWidth !== width) document.querySelector<HTMLElement>('header [popover]:popover-open')?.hidePopover();
    width = innerWidth;
  }).observe(document.documentElement);
}
