import type { components } from '@parral/api-spec';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { DeliveryNote } from '../orders/index.ts';
import { asActor, type Right, rightsOf, type Role } from '../staff/index.ts';
import { findWork, type LineRow, linesOf, registerWork, workKinds, type WorkKind, type WorkRow } from '../work/index.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';
import { beginDeliveryNotes, beginDispatches, beginPurchases, lineWorkers } from './work-lines.ts';

type Schemas = components['schemas'];
type Operations = 'dispatchOfficeOrders' | 'enterClubPurchases' | 'prepareOfficeDeliveryNotes' | 'listOfficeWork' | 'getOfficeWork';

/** What one must be allowed to see of each kind: what its lines are about. */
const rightOf: Readonly<Record<WorkKind, Right>> = { dispatches: 'orders:read', delivery_notes: 'orders:read', purchases: 'club:read' };

const kindsFor = (role: Role) => workKinds.filter((kind) => rightsOf[role].includes(rightOf[kind]));

/** Work that is longer than an answer: begun here, done by the server, found again by who may see what it is about. */
export function officeWork(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;
  registerWork(context, lineWorkers(context));

  async function found(kinds: readonly WorkKind[], id: string): Promise<WorkRow> {
    const [work] = await findWork(db, { kinds, id, most: 1 });
    if (work === undefined) throw new ApiError('NOT_FOUND');
    return work;
  }

  return {
    async dispatchOfficeOrders({ body: { rows, key }, request }) {
      const { staff } = await officeSessions.require(request);
      const id = await asActor({ staffId: staff.id }, () => beginDispatches(context, rows, key));
      return workBody(await found(['dispatches'], id));
    },

    async enterClubPurchases({ body, request }) {
      const { staff } = await officeSessions.require(request);
      const { id, problems } = await asActor({ staffId: staff.id }, () => beginPurchases(context, body));
      return { work: id === null ? null : workBody(await found(['purchases'], id)), problems };
    },

    async prepareOfficeDeliveryNotes({ body: { numbers, key }, request }) {
      const { staff } = await officeSessions.require(request);
      const id = await asActor({ staffId: staff.id }, () => beginDeliveryNotes(context, numbers, key));
      return workBody(await found(['delivery_notes'], id));
    },

    async listOfficeWork({ query: { kind, after, page_size: size = 50 }, request }) {
      const { staff } = await officeSessions.require(request);
      const kinds = kindsFor(staff.role).filter((one) => kind === undefined || one === kind);
      const { rows, next } = await page(size, (most) => findWork(db, { kinds, after, most }));
      return { work: rows.map(workBody), next: next?.id ?? null };
    },

    async getOfficeWork({ params: { work_id: id }, query: { outcome, after, page_size: size = 50 }, request }) {
      const { staff } = await officeSessions.require(request);
      const work = await found(kindsFor(staff.role), id);
      const { rows, next } = await page(size, (most) => linesOf(db, id, { outcome, after, most }));
      return { work: workBody(work), lines: rows.map(lineBody), next: next?.position ?? null };
    },
  };
}

/** The notes that work made ready, and the orders of which nothing is sent. */
export async function preparedNotes({ db }: Pick<OfficeContext, 'db'>, id: string): Promise<{ notes: DeliveryNote[]; leftOut: LineRow[] }> {
  const [work] = await findWork(db, { kinds: ['delivery_notes'], id, most: 1 });
  if (work === undefined) throw new ApiError('NOT_FOUND');
  const lines = await linesOf(db, id, { most: work.total });
  return {
    notes: lines.flatMap(({ outcome, result }) => (outcome === 'done' ? [result as DeliveryNote] : [])),
    leftOut: lines.filter(({ outcome }) => outcome === 'failed'),
  };
}

function workBody({ id, kind, staffId, staffName, reason, begunAt, endedAt, ...counts }: WorkRow): Schemas['OfficeWork'] {
  const person = staffId === null ? null : { id: staffId, name: staffName ?? '' };
  return { id, kind, person, reason, begun_at: begunAt.toISOString(), ended_at: endedAt?.toISOString() ?? null, ...counts };
}

function lineBody({ position, asked, outcome, problem, message }: LineRow): Schemas['OfficeWorkLine'] {
  return { position, asked, outcome, problem: problem as Schemas['OfficeWorkProblem'] | null, message };
}
