/** Whether an address to listen on can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * Why a process that is not for production may not listen where it is told to; null when it may. A demo prints its logins, shows its
 * mails and takes play money: only this machine reaches it, unless ALLOW_OPEN_DEMO=1 says that this is meant.
 */
export function openDemoRefusal({ NODE_ENV, HOST, ALLOW_OPEN_DEMO }: Readonly<Record<string, string | undefined>>): string | null {
  if (NODE_ENV === 'production' || !HOST || isLoopback(HOST) || ALLOW_OPEN_DEMO === '1') return null;
  return `is ${HOST}, where others reach this demo with its printed logins and its play money. Leave it out, set NODE_ENV=production to sell in earnest, or ALLOW_OPEN_DEMO=1 if everybody may see the demo`;
}
