import type { Handlers } from '../../platform/http/handlers.ts';
import { officeActions } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { officeOrders } from './orders.ts';

export const uses = ['invoices', 'orders', 'payments', 'staff'] as const;

/** What the estate's people do at the office (README.md): over the features below, by the functions that the commands call. */
export function office(context: OfficeContext) {
  return { ...officeActions(context), ...officeOrders(context) } satisfies Partial<Handlers>;
}
