/** Half a year, in seconds. */
const REMEMBERED = 15_552_000;

/** Closing the banner hides it on every page of the brand and tells the server (specification sections 2 and 4). */
export function startBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-banner]');
  const cookie = banner?.dataset['banner'];
  banner?.querySelector('button')?.addEventListener('click', () => {
    document.cookie = `${cookie}=yes; Path=/; Max-Age=${REMEMBERED}; SameSite=Lax`;
    document.documentElement.dataset['bannerClosed'] = '';
    document.getElementById('content')?.focus({ preventScroll: true });
    fetch(`/api/icexnext/?_brand=${document.documentElement.dataset['brand']}`).then(
      (answer) => answer.ok || console.error(`GET /api/icexnext/ answered ${answer.status}; the banner stays closed`),
      (error: unknown) => console.error('closing the banner could not be told to the server; it stays closed', error),
    );
  });
}
