export { ApiError, type BookingConflict, type FailureCode, type TransportCode } from './api-error.ts';
export type { ErrorOf, FailureOf, RefusalOf } from './failures.ts';
export { createClient, type ApiClient, type CallOptions, type ClientOptions } from './create-client.ts';
export { operationTable, type AnswerOf, type OperationId, type RequestOf } from './operations.ts';
