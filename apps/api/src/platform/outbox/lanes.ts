/** How the work of one lane is tried. Seconds. */
export interface LanePolicy {
  /** Rows at once, in each process. */
  parallel: number;
  /** So long a worker may take; then it is aborted, and the row is tried again. Shorter than a lease (`leaseSeconds`). */
  limitSeconds: number;
  /** The longest wait between two attempts; they begin with two seconds and double. */
  ceilingSeconds: number;
  /** After so many attempts, about a day, a row is dead: people are told, and can have it tried again. */
  attempts: number;
}

/**
 * Kinds of work that do not wait for each other: money that goes back, what follows from a change (events), mail, and webhooks to
 * programs of the estate. A mail server that accepts and says nothing holds up mail alone.
 */
export const lanes = {
  money: { parallel: 10, limitSeconds: 25, ceilingSeconds: 600, attempts: 150 },
  events: { parallel: 10, limitSeconds: 20, ceilingSeconds: 600, attempts: 150 },
  mail: { parallel: 10, limitSeconds: 20, ceilingSeconds: 1800, attempts: 60 },
  webhooks: { parallel: 10, limitSeconds: 15, ceilingSeconds: 3600, attempts: 34 },
} as const satisfies Record<string, LanePolicy>;

export type Lane = keyof typeof lanes;

/** A lease lasts so long; what a killed process had begun is begun anew then. */
export const leaseSeconds = 30;

/** Seconds until the next attempt, after so many: 2, 4, 8 …, up to a tenth more, so that what failed together does not come back together. */
export function backoffSeconds({ ceilingSeconds }: LanePolicy, attempts: number): number {
  return Math.min(ceilingSeconds, 2 ** Math.min(attempts, 20)) * (1 + Math.random() / 10);
}
