/** What blocks tell each other and the header across roots; everything else goes through the server or the address. */
export interface SiteEvents {
  /** The basket has another number of lines. */
  'basket:changed': { lines: number };
}

/** Tells the page that something happened. */
export function emitSiteEvent<Name extends keyof SiteEvents>(name: Name, detail: SiteEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
