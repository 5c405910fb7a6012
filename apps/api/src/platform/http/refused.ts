import type { components } from '@parral/api-spec';
import { ApiError } from './api-error.ts';

/** Why something is not possible, in a word: whoever shows it has a sentence for each in the reader's language. */
export type Reason = components['schemas']['Reason'];

/**
 * What the state of a thing does not allow: nothing was done. The message says what, why, and what to do, as the command line prints it;
 * at the office it is a 409 (NOT_POSSIBLE) with `why`, where one of the reasons says it.
 */
export class Refused extends Error {
  readonly why: Reason | undefined;

  constructor(message: string, why?: Reason) {
    super(message);
    this.why = why;
  }
}

/** Such a refusal as the API answers it; any other error as it is. */
export function asAnswer(error: unknown): unknown {
  return error instanceof Refused ? new ApiError('NOT_POSSIBLE', { message: error.message, ...(error.why && { why: error.why }) }) : error;
}
