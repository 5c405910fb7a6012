import type { IntentParts } from './intent-payload.ts';

/**
 * What Save sends besides `payment_intent`: only the parts that are not what the server already has
 * (specification section 4: "saving sends the changed part to update the intent"). Empty: nothing to send.
 */
export function changedParts(saved: IntentParts, now: IntentParts): IntentParts {
  const keys = Object.keys(now) as (keyof IntentParts)[];
  return Object.fromEntries(keys.filter((key) => canonical(now[key]) !== canonical(saved[key])).map((key) => [key, now[key]]));
}

/** Text that is equal for equal values, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? '';
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
