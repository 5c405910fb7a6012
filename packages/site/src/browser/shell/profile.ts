import type { Language } from '@parral/api-spec/languages';
import { homePath, loginPath } from '../../paths/home-and-login.ts';

const cookie = 'is_member=1';
const isMember = () => document.cookie.split('; ').includes(cookie);
const isMembersPage = () => document.documentElement.dataset['access'] === 'member';

/**
 * The member's menu in the header: shown, with the member's name, in the place of the plain link once somebody is
 * logged in; logout goes to /login (specification section 2). Asks the server only when the cookie says so. A logout in
 * another tab, or the way back to a page kept from before it, leaves nothing of a member on the screen.
 */
export function startProfile(): void {
  const profile = document.querySelector<HTMLElement>('[data-profile]');
  if (!profile) return;
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-logout]')) void logOut();
  });
  const refresh = () => {
    if (isMember())
      memberName().then(
        (name) => show(profile, name),
        (error: unknown) => console.error('the member could not be asked for; the header shows none', error),
      );
    else show(profile, null);
  };
  refresh();
  const leave = () => {
    if (isMembersPage()) location.replace(loginPath(location.pathname + location.search));
    else refresh();
  };
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) (isMember() ? refresh : leave)();
  });
  otherTabs().addEventListener('message', () => {
    void forget().then(leave);
  });
}

let channel: BroadcastChannel | undefined;

/** The tabs of this house; what one posts, the others hear. */
function otherTabs(): BroadcastChannel {
  return (channel ??= new BroadcastChannel('session'));
}

function show(profile: HTMLElement, name: string | null): void {
  profile.hidden = name === null && !isMembersPage();
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
    await forget();
    otherTabs().postMessage('ended');
  } catch (error) {
    console.error('the session could not be ended', error);
  }
  location.assign(loginPath(homePath(document.documentElement.lang as Language)));
}

/** What this tab keeps of what a member typed, and how many lines his basket had. Never rejects. */
async function forget(): Promise<void> {
  try {
    sessionStorage.clear();
    (await import('./basket-count.ts')).clearLineCount();
  } catch (error) {
    console.error('what this tab keeps could not be forgotten', error);
  }
}
