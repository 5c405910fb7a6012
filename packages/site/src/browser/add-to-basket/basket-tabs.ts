let channel: BroadcastChannel | undefined;

// One for the page: a second one would hear the page's own words.
const basketChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel('basket'));

/** Tells the other tabs of this house that the basket has changed. */
export function notifyOtherTabs(): void {
  basketChannel().postMessage('changed');
}

/** Calls when another tab has changed the basket; the function that comes back stops it. */
export function onOtherTabChange(listener: () => void): () => void {
  const openChannel = basketChannel();
  openChannel.addEventListener('message', listener);
  return () => openChannel.removeEventListener('message', listener);
}
