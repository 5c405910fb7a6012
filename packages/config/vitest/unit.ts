import { patience } from './patience.ts';

/**
 * Tests in Node. The files of a worker share what they import: to read a room's code anew for each of them took four times as long as
 * all the rest. So a file puts back what it changes outside of itself, and does not mock a module that another may have read before.
 */
export const unit = { ...patience, environment: 'node', isolate: false } as const;
