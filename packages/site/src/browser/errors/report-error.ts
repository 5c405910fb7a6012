import { errorEnvelope, reportAddress } from '@parral/rules';

/** From one page; a fault that repeats itself is told once. */
const maximum = 10;
const reported = new Set<string>();

/**
 * Tells an error of this page to the estate's error service (specification section 8): its kind, words and place, without personal
 * data, without query and hash of the address, without cookies. Fetched with the first error, and only where the estate has such a
 * service.
 */
export function reportPageError(dsn: string, error: unknown): void {
  const address = reportAddress(dsn);
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const key = `${name} ${message}`;
  if (!address || reported.has(key) || reported.size >= maximum) return;
  reported.add(key);
  const body = errorEnvelope(
    {
      eventId: crypto.randomUUID().replaceAll('-', ''),
      at: new Date().toISOString(),
      platform: 'javascript',
      part: document.documentElement.dataset['brand'] ?? '',
      type: name,
      message,
      stack,
      page: location.origin + location.pathname,
    },
    address,
  );
  // As plain text no question goes before it; no cookie and no address of the page go with it.
  fetch(address.url, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' }).catch((cause: unknown) =>
    console.warn('an error could not be reported to the error service', cause),
  );
}
