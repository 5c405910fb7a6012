import type { ErrorCode, errors, operations } from '@parral/api-spec';
import type { ApiError, TransportCode } from './api-error.ts';
import type { OperationId } from './operations.ts';

type Table = typeof errors;
type RefusalStatus<Id extends OperationId> = Exclude<keyof operations[Id]['responses'], 200>;

/** The codes that a call may be refused with: those of the statuses that it describes. */
export type RefusalOf<Id extends OperationId> = { [Code in ErrorCode]: Table[Code]['status'] extends RefusalStatus<Id> ? Code : never }[ErrorCode];

/**
 * Every way in which a call can fail, as a union for a `switch`: `error.code as FailureOf<'captureOrder'>`. A server that is newer may have
 * codes more: keep a `default`.
 */
export type FailureOf<Id extends OperationId> = RefusalOf<Id> | TransportCode;

/** How a call of an operation fails, with its codes as a union: what the hooks give as `error`. */
export type ErrorOf<Id extends OperationId> = ApiError & { readonly code: FailureOf<Id> };
