import { ApiError } from '@parral/api-client';
import { isSessionEnded } from '../session/SessionEnded.tsx';

/** Why something was not sent, where no field says it. `ended`: nobody is logged in any more; `offline`: no answer came; `many`: too often. */
export type SendingFailure = 'ended' | 'offline' | 'many' | 'failed';

/** Sorts what a call failed with. */
export function sendingFailure(error: unknown): SendingFailure {
  if (isSessionEnded(error)) return 'ended';
  if (!(error instanceof ApiError)) return 'failed';
  return error.status === 0 ? 'offline' : error.status === 429 ? 'many' : 'failed';
}
