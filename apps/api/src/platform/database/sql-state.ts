import { DatabaseBusy } from './waiting-line.ts';

interface DatabaseError {
  code: string;
  constraint?: string;
}

/** The SQLSTATE that the database gave for this error, for example `23505`; undefined when it is none of its errors. */
export function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

/** The unique constraint that this error breaks; undefined when it breaks none. */
export function brokenUnique(error: unknown): string | undefined {
  const found = databaseError(error);
  return found?.code === '23505' ? (found.constraint ?? '') : undefined;
}

function databaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at as unknown as DatabaseError;
  }
  return undefined;
}

/** admin_shutdown, crash_shutdown, cannot_connect_now, query_canceled (its limit is over), lock_not_available, too_many_connections, idle in transaction for too long */
const awayStates = new Set(['57P01', '57P02', '57P03', '57014', '55P03', '53300', '25P03']);
const awayCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What the driver says in words alone. */
const awayMessages =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/;

/** Whether the database could not be reached, has no connection left, or took longer than its limits: the same call may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (at instanceof DatabaseBusy || awayStates.has(code) || awayCodes.has(code) || awayMessages.test(at.message)) return true;
  }
  return false;
}
