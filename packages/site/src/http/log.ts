import { randomBytes } from 'node:crypto';
import { reportServerError } from './report-error.ts';

/** Where the HTTP layer writes what went wrong. */
export interface Log {
  error(message: string, error: unknown): void;
}

/** An id that stands in the log and on the screen, so that a reader's report can be found. */
export function newErrorId(): string {
  return randomBytes(5).toString('hex');
}

/** Writes one line of JSON to standard error, and tells the error service where there is one. */
export const consoleLog: Log = {
  error(message, error) {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(JSON.stringify({ level: 'error', time: new Date().toISOString(), message, cause }));
    reportServerError(message, error);
  },
};
