export type { components, operations, paths } from '../generated/api.d.ts';
export { errors, type ErrorCode } from './errors.ts';
