/** What browsers and systems call themselves in a user agent; the first that is found counts, since many name others beside themselves. */
const browsers = {
  Edge: /Edg(?:A|iOS)?\//,
  Opera: /OPR\//,
  'Samsung Internet': /SamsungBrowser\//,
  Firefox: /(?:Firefox|FxiOS)\//,
  Chrome: /(?:Chrome|CriOS)\//,
  Safari: /Safari\//,
};
const systems = { iPhone: /iPhone/, iPad: /iPad/, Android: /Android/, ChromeOS: /CrOS/, Windows: /Windows NT/, macOS: /Macintosh/, Linux: /Linux/ };

/** `Firefox · Windows` of a request's user agent, for the list of a member's sessions: no more of it is kept. Null where it says neither. */
export function deviceOf(userAgent: string | undefined): string | null {
  const named = (of: Readonly<Record<string, RegExp>>) => Object.keys(of).find((name) => of[name]?.test(userAgent ?? ''));
  return [named(browsers), named(systems)].filter((name) => name !== undefined).join(' · ') || null;
}
