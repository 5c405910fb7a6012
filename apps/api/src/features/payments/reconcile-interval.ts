import type { Config } from '../../platform/config/config.ts';

/** Seconds from one look after unfinished payments to the next: 30, or less where they are looked after sooner than that. */
export function reconcileEverySeconds({ reconcileAfterSeconds }: Pick<Config, 'reconcileAfterSeconds'>): number {
  return Math.max(1, Math.min(30, reconcileAfterSeconds));
}
