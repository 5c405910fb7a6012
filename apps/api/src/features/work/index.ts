/** Long work (README.md of `../office`): lines that are written down, done after the answer piece by piece, and found again with what became of each. */
export { beginWork } from './begin-work.ts';
export { type LineWorker, type LineWorkers, registerWork, workKinds, workOff } from './work-off.ts';
export type { LineAsked, LineOutcome, WorkKind } from './work.schema.ts';
export { findWork, forgetLines, type LineEnd, type LineRow, linesOf, type NewLine, type WorkRow } from './work.store.ts';

export const uses = ['staff'] as const;
