import type { Handlers } from '../../platform/http/handlers.ts';
import { officeActions } from './actions.ts';
import { officeClub } from './club.ts';
import { officeCoupons } from './coupons.ts';
import { officeGroups } from './groups.ts';
import { officeInvoices } from './invoices.ts';
import { officeJoining } from './joining.ts';
import { officeLists } from './lists.ts';
import type { OfficeContext } from './office-context.ts';
import { officeNumbers } from './numbers.ts';
import { officePersonalData } from './people-data.ts';
import { officeOrders } from './orders.ts';
import { officePacking } from './packing.ts';
import { officePaymentLinks } from './payment-links.ts';
import { officePrograms } from './programs.ts';
import { officeSettings } from './settings.ts';
import { officeToday } from './today.ts';
import { officeVisits } from './visits.ts';
import { officeVouchers } from './vouchers.ts';
import { officeWines } from './wines.ts';
import { officeWork } from './work.ts';

export { beginDeliveryNotes, beginDispatches, beginPurchases, lineWorkers } from './work-lines.ts';
export { readSettings } from './settings.ts';
export { erasePersonalData, findPerson, givePersonalData } from './personal-data.ts';

export const uses = [
  'booking',
  'catalogue',
  'checkout',
  'club',
  'experiences',
  'invoices',
  'links',
  'orders',
  'payments',
  'session',
  'site',
  'staff',
  'tokens',
  'vouchers',
  'webhooks',
  'work',
] as const;

/** What the estate's people do at the office (README.md): over the features below, by the functions that the commands call. */
export function office(context: OfficeContext) {
  return {
    ...officeToday(context),
    ...officeActions(context),
    ...officeLists(context),
    ...officeSettings(context),
    ...officeOrders(context),
    ...officePacking(context),
    ...officeWork(context),
    ...officeInvoices(context),
    ...officePaymentLinks(context),
    ...officePrograms(context),
    ...officeVisits(context),
    ...officeGroups(context),
    ...officeWines(context),
    ...officeNumbers(context),
    ...officeVouchers(context),
    ...officeCoupons(context),
    ...officeClub(context),
    ...officeJoining(context),
    ...officePersonalData(context),
  } satisfies Partial<Handlers>;
}
