import { forgetLines } from './basket-figure.ts';

const cookie = 'is_member=1';

/**
 * The member's menu in the header: shown, with the member's name, in the place of the plain link once somebody is
 * logged in; logout goes to /login (specification section 2). Asks the server only when the cookie says so.
 */
export function startProfile(): void {
  const profile = document.querySelector<HTMLElement>('[data-profile]');
  if (!profile) return;
  profile.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-logout]')) void logOut();
  });
  const refresh = () => {
    if (document.cookie.split('; ').includes(cookie))
      memberName().then(
        (name) => show(profile, name),
        (error: unknown) => console.error('the member could not be asked for; the header shows none', error),
      );
    else show(profile, null);
  };
  refresh();
  window.addEventListener('pageshow', (event) => event.persisted && refresh());
}

function show(profile: HTMLElement, name: string | null): void {
  profile.hidden = name === null;
  const label = profile.querySelector('button > span');
  if (label && name !== null) label.textContent = name;
  for (const link of document.querySelectorAll<HTMLElement>('[data-account]')) link.hidden = name !== null;
}

async function memberName(): Promise<string | null> {
  const response = await fetch('/api/club/session/', { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`GET /api/club/session/ answered ${response.status}`);
  const { member } = (await response.json()) as { member: { name: string } | null };
  return member?.name ?? null;
}

/** Ends the session, then goes to /login; when that fails it is only logged, and one goes there all the same (section 8). */
async function logOut(): Promise<void> {
  try {
    const response = await fetch('/api/club/logout/', { method: 'POST' });
    if (!response.ok) throw new Error(`POST /api/club/logout/ answered ${response.status}`);
    sessionStorage.clear();
    forgetLines();
  } catch (error) {
    console.error('the session could not be ended', error);
  }
  location.assign(`/login?next=${encodeURIComponent(`/${document.documentElement.lang}/`)}`);
}
