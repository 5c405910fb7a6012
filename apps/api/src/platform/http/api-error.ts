import { errors, type components, type ErrorCode } from '@parral/api-spec';

type ErrorForm = components['schemas']['Error'];
type Details = Partial<Pick<ErrorForm, 'fields' | 'lines' | 'changed' | 'message' | 'why' | 'refunded' | 'booking_intent_id' | 'experience_page_url'>> & {
  retryAfterSeconds?: number;
};

/**
 * A refusal that the caller is told: thrown by handlers, answered with the status and the message of the
 * one table of errors (`@parral/api-spec`). `message` replaces the table's where more is known.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.status = errors[code].status;
    this.details = details;
  }

  /** The body of the answer. */
  form(errorId: string): ErrorForm {
    const { fields, lines, changed, why, refunded, booking_intent_id, experience_page_url } = this.details;
    return {
      detail: this.code,
      message: this.message,
      error_id: errorId,
      ...(fields && { fields }),
      ...(lines && { lines }),
      ...(changed && { changed }),
      ...(why && { why }),
      ...(refunded !== undefined && { refunded }),
      ...(booking_intent_id !== undefined && { booking_intent_id }),
      ...(experience_page_url !== undefined && { experience_page_url }),
    };
  }
}
