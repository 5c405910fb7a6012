import type { components } from '@parral/api-spec';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { asActor, noteAction, type Right, rightsOf } from '../staff/index.ts';
import type { OfficeContext } from './office-context.ts';

/** What reading each list asks for: the right of the call that answers its pages. */
const rightOf: Readonly<Record<components['schemas']['OfficeListName'], Right>> = {
  orders: 'orders:read',
  invoices: 'orders:read',
  visits: 'visits:read',
  wines: 'wines:read',
  members: 'club:read',
  club_requests: 'club:read',
  programs: 'programs:change',
  vouchers: 'vouchers:read',
  coupons: 'vouchers:read',
  numbers: 'numbers:read',
  payment_links: 'orders:read',
  group_requests: 'visits:read',
  people: 'staff:change',
  log: 'log:read',
  // Of each kind only who may see what it is about gets lines.
  work: 'today:read',
};

/** Lists that people take along as files: who took which. */
export function officeLists({ db, officeSessions }: OfficeContext): Pick<Handlers, 'noteOfficeList'> {
  return {
    async noteOfficeList({
      body: {
        list,
        filter: { q, ...asked },
      },
      request,
    }) {
      const { staff } = await officeSessions.require(request);
      if (!rightsOf[staff.role].includes(rightOf[list])) throw new ApiError('OFFICE_RIGHT_MISSING');
      const filter = { ...asked, ...(q !== undefined && { q: '…' }) };
      await asActor({ staffId: staff.id }, () => transaction(db, (tx) => noteAction(tx, { kind: 'list.take', subject: list, after: filter })));
      return { list, filter };
    },
  };
}
