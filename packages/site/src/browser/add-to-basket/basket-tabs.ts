let channel: BroadcastChannel | undefined;

// One for the page: a second one would hear the page's own words.
const shared = (): BroadcastChannel => (channel ??= new BroadcastChannel('basket'));

/** Tells the other tabs of this house that the basket has changed. */
export function tellOtherTabs(): void {
  shared().postMessage('changed');
}

/** Calls when another tab has changed the basket; the function that comes back stops it. */
export function onOtherTab(listener: () => void): () => void {
  const from = shared();
  from.addEventListener('message', listener);
  return () => from.removeEventListener('message', listener);
}
