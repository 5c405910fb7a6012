import type { CheckoutDesk } from './checkout-desk.ts';
import { finalise } from './finalise.ts';
import type { IntentRow, OrderRow } from '../orders/index.ts';

/**
 * `finalise` for return page and webhook, which mostly come at the same moment:
 * calls for one intent that overlap in this process share one run. It saves
 * work only; that there is one order is the database's doing, for several
 * processes too.
 */
export function finaliseTogether(desk: CheckoutDesk): (intent: IntentRow) => Promise<OrderRow> {
  const running = new Map<string, Promise<OrderRow>>();
  return (intent) => {
    const known = running.get(intent.id);
    if (known !== undefined) return known;
    const run = finalise(desk, intent).finally(() => running.delete(intent.id));
    running.set(intent.id, run);
    return run;
  };
}
