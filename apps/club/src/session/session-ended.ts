import { ApiError } from '@parral/api-client';

/** Whether a call failed because nobody is logged in any more (specification section 6). */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'CLUB_NO_AUTHENTICATED_MEMBER' || error.status === 401);
}
