/** What blocks tell each other and the header across roots; everything else goes through the server or the address. */
export interface SiteEvents {
  /** The basket has another number of lines. */
  'basket:changed': { lines: number };
}

/** Tells the page that something happened. */
export function emitSiteEvent<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens; the function that comes back stops it. Apart from the telling, which blocks do: the page's first script needs only this. */
export function onSiteEvent<Name extends keyof SiteEvents>(name: Name, listener: (detail: SiteEvents[Name]) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<SiteEvents[Name]>).detail);
  document.addEventListener(name, heard);
  return () => document.removeEventListener(name, heard);
}
