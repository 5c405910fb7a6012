import { trustedMarkup } from '@parral/ui/trusted-types';

/**
 * Parts that say `data-live` are current by themselves: so many seconds after they were read they are fetched again with their page, again and again,
 * while it is looked at and nobody is about to press something in them.
 */
export function refreshLive(): void {
  const seconds = Number(livePart()?.dataset['live'] ?? 0);
  if (seconds > 0) setTimeout(() => void (isQuiet() ? refresh() : Promise.resolve()).finally(refreshLive), seconds * 1000);
}

/** Fetches the live part of the page now. Without the net what is there stays; who is signed out is led to the login. */
export async function refresh(): Promise<void> {
  const part = livePart();
  const answer = part && (await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null));
  if (!part || !answer?.ok) return;
  if (answer.redirected) return location.reload();
  const fresh = new DOMParser().parseFromString(trustedMarkup(await answer.text()), 'text/html').querySelector('[data-live]');
  if (!fresh) return;
  part.replaceChildren(...fresh.childNodes);
  // What has come to its end is looked at less often.
  part.setAttribute('data-live', fresh.getAttribute('data-live') ?? '');
}

const livePart = () => document.querySelector<HTMLElement>('[data-live]');
const isQuiet = () => !document.hidden && !livePart()?.contains(document.activeElement);
