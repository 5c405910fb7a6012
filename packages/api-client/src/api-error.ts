import type { components, ErrorCode } from '@parral/api-spec';

/** Failures that no answer of the API describes. */
export type TransportCode = 'NETWORK_FAILED' | 'TIMED_OUT' | 'UNEXPECTED_ANSWER';
export type FailureCode = ErrorCode | TransportCode;

type Lines = NonNullable<components['schemas']['Error']['lines']>;

export interface BookingConflict {
  /** null where no intent was made. */
  bookingIntentId: string | null;
  experiencePageUrl: string;
}

export interface Failure {
  code: FailureCode;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** For developers and logs; what people read comes from `./error-messages`. */
  message?: string | undefined;
  /** Fields of the request at fault by their path, each with a code. */
  fields?: Record<string, string>;
  /** With OUT_OF_STOCK and PRICE_CHANGED, the lines concerned. */
  lines?: Lines;
  /** With SLOT_TAKEN and HOLD_EXPIRED: the way back to the choice of a date (specification section 3, conflict data). */
  conflict?: BookingConflict | undefined;
  /** Euros that were paid already and go back, with the refusal of a capture. */
  refunded?: number | undefined;
  /** A text in the visitor's language, to be shown as it is (add_product, 406). */
  reason?: string | undefined;
  /** With NOT_POSSIBLE: why, in a word of the description or a newer one. */
  why?: string | undefined;
  /** What the answer gave as `detail`, or the bare string it was. */
  detail?: string | undefined;
  /** Stands in the server's log too. */
  errorId?: string | undefined;
  /** Seconds after which another try makes sense (429). */
  retryAfter?: number | undefined;
}

/** The one form in which every call of the client fails, whatever the reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly lines: Lines;
  readonly conflict: BookingConflict | undefined;
  readonly refunded: number | undefined;
  readonly reason: string | undefined;
  readonly why: string | undefined;
  readonly detail: string | undefined;
  readonly errorId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message ?? `${failure.code} (${failure.status})`, options);
    this.code = failure.code;
    this.status = failure.status;
    this.fields = failure.fields ?? {};
    this.lines = failure.lines ?? [];
    this.conflict = failure.conflict;
    this.refunded = failure.refunded;
    this.reason = failure.reason;
    this.why = failure.why;
    this.detail = failure.detail;
    this.errorId = failure.errorId;
    this.retryAfter = failure.retryAfter;
  }

  /** Whether the same call may well succeed a little later. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const byStatus: Record<number, FailureCode> = { 400: 'BAD_REQUEST', 404: 'NOT_FOUND', 429: 'TOO_MANY_REQUESTS' };

/**
 * An answer that is no success → ApiError. `body` is the parsed answer: the
 * error form of the description, a bare string, add_product's `reason`, or
 * whatever a proxy in between has sent.
 */
export function failureFromAnswer(response: Response, body: unknown): ApiError {
  const form = (typeof body === 'object' && body !== null ? body : {}) as Partial<components['schemas']['Error']> & { reason?: string };
  const detail = typeof body === 'string' ? body : form.detail;
  const named = detail !== undefined && /^[A-Z][A-Z_]{2,60}$/.test(detail) ? (detail as ErrorCode) : undefined;
  const fallback = byStatus[response.status] ?? (response.status >= 500 ? 'INTERNAL_ERROR' : 'UNEXPECTED_ANSWER');
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    code: named ?? fallback,
    status: response.status,
    message: form.message,
    fields: form.fields ?? {},
    lines: form.lines ?? [],
    conflict:
      form.experience_page_url === undefined ? undefined : { bookingIntentId: form.booking_intent_id ?? null, experiencePageUrl: form.experience_page_url },
    refunded: form.refunded,
    reason: form.reason,
    why: form.why,
    detail,
    errorId: form.error_id,
    retryAfter: Number.isFinite(wait) ? wait : undefined,
  });
}
