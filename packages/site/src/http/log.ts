import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorEnvelope, loggedPath, reportAddress } from '@parral/rules';

/** Where the HTTP layer writes what went wrong. */
export interface Log {
  error(message: string, error: unknown): void;
  /** Says that something is over that went wrong. */
  note?: (message: string) => void;
  /** One line for each answer; without it none is written. */
  access?: (line: AccessLine) => void;
}

/** An answer as the log has it: no query, no tokens, nothing of who asked. `ms` until it was sent. */
export interface AccessLine {
  request: string;
  method: string;
  host: string;
  path: string;
  status: number;
  ms: number;
}

/** An id that stands in the log and on the screen, so that a reader's report can be found. */
export function newErrorId(): string {
  return randomBytes(5).toString('hex');
}

/** Has the line of an answer written once it is sent. */
export function logAccess({ access }: Log, id: string, request: IncomingMessage, response: ServerResponse): void {
  if (!access) return;
  const began = performance.now();
  response.once('close', () =>
    access({
      request: id,
      method: request.method ?? 'GET',
      host: request.headers.host ?? '',
      path: loggedPath(request.url ?? '/'),
      status: response.statusCode,
      ms: Math.round((performance.now() - began) * 10) / 10,
    }),
  );
}

/** The log of an app that runs alone: lines of JSON, of each answer too from the level `info` on. */
export function logOf(level: string | undefined): Log {
  if (!/^(?:info|debug|trace)$/.test(level ?? '')) return consoleLog;
  return { ...consoleLog, access: (line) => console.log(JSON.stringify({ level: 'info', time: new Date().toISOString(), message: 'page', ...line })) };
}

/** Writes one line of JSON to standard error, and tells the error service where there is one. */
export const consoleLog: Log = {
  error(message, error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), message, cause }));
    reportServerError(message, error);
  },
  note: (message) => console.error(JSON.stringify({ level: 'warn', time: new Date().toISOString(), message })),
};

/**
 * Tells an error of an app's server to the service at `SENTRY_DSN`, when that is set; personal data are taken out. Never throws: what
 * could not be told stands in the log.
 */
function reportServerError(message: string, error: unknown): void {
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
