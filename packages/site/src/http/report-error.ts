import { randomBytes } from 'node:crypto';
import { errorEnvelope, reportAddress } from '@parral/rules';

/**
 * Tells an error of an app's server to the service at `SENTRY_DSN`, when that is set; personal data are taken out. Never throws: what
 * could not be told stands in the log.
 */
export function reportServerError(message: string, error: unknown): void {
  const address = reportAddress(process.env['SENTRY_DSN'] ?? '');
  if (!address) return;
  const known = error instanceof Error ? error : new Error(String(error));
  const body = errorEnvelope(
    {
      eventId: randomBytes(16).toString('hex'),
      at: new Date().toISOString(),
      platform: 'node',
      part: 'pages',
      type: known.name,
      message: `${message}: ${known.message}`,
      stack: known.stack ?? '',
    },
    address,
  );
  fetch(address.url, { method: 'POST', headers: { 'content-type': 'application/x-sentry-envelope' }, body, signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.ok || console.error(`the error service answered ${answer.status}; the error stands in this log alone`),
    (cause: unknown) => console.error('the error service does not answer; the error stands in this log alone', cause),
  );
}
