import type { SiteEvents } from './site-events.ts';

/** Listens; the function that comes back stops it. Apart from the telling, which blocks do: the page's first script needs only this. */
export function onSiteEvent<Name extends keyof SiteEvents>(name: Name, listener: (detail: SiteEvents[Name]) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<SiteEvents[Name]>).detail);
  document.addEventListener(name, heard);
  return () => document.removeEventListener(name, heard);
}
