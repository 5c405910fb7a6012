import type { components } from '@parral/api-spec';
import { typedOrderNumber } from '@parral/rules';
import type { Context } from '../../platform/context.ts';
import { enterPurchase, type PurchaseRecord, readPurchaseCsv } from '../club/index.ts';
import { dispatchOrder, loadOrderContent, readDeliveryNote, searchOrders, StatusRefused } from '../orders/index.ts';
import { beginWork, type LineEnd, type LineWorkers, type NewLine } from '../work/index.ts';

type Schemas = components['schemas'];

/** How the lines of each kind of long work are done. */
export function lineWorkers(context: Context): LineWorkers {
  const orderContent = context.content.memo(loadOrderContent);
  return {
    async dispatches({ number = '', carrier = '', tracking_number: tracking }, { along }) {
      const { carriers } = (await orderContent()).site;
      const named = carriers.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === carrier.toLowerCase()));
      return refusedOr(async () => {
        const { changed } = await dispatchOrder(context, number, named?.id ?? carrier, tracking ?? null, along);
        return { outcome: changed ? 'done' : 'already' };
      });
    },

    async purchases({ number = '', member = '', date = '', cents = '' }, { along, reason = '' }) {
      const ended = await enterPurchase(context.db, { line: 0, number, member, day: date, totalCents: Number(cents) }, reason, along);
      if (ended === 'entered' || ended === 'already') return { outcome: ended === 'entered' ? 'done' : 'already' };
      const why = {
        member: `No member has the number ${member}.`,
        date_to_come: `${date} is still to come.`,
        kept_otherwise: `${number} is kept for another member, day or total.`,
      };
      return { outcome: 'failed', problem: ended, message: why[ended] };
    },

    async delivery_notes({ number = '' }) {
      return refusedOr(async () => ({ outcome: 'done', result: await readDeliveryNote(context, number) }));
    },
  };
}

async function refusedOr(work: () => Promise<LineEnd>): Promise<LineEnd> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StatusRefused)) throw error;
    return { outcome: 'failed', problem: error.problem ?? 'unexpected', message: error.message };
  }
}

/** What it takes to begin long work. */
type Deps = Pick<Context, 'db' | 'outbox'>;

const numberOf = (text: string) => typedOrderNumber(text).toUpperCase();

/** Hands many orders to their carriers; each line for itself, each buyer is told once. `key`: made once for a form. Returns the work's id. */
export function beginDispatches(deps: Deps, rows: Schemas['OrderDispatches']['rows'], key?: string): Promise<string> {
  const lines = rows.map(({ number, carrier, tracking_number: tracking = '' }, at): NewLine => {
    const asked = { number: numberOf(number), carrier: carrier.trim(), ...(tracking.trim() !== '' && { tracking_number: tracking.trim() }) };
    return { position: at + 1, subject: asked.number, asked };
  });
  return beginWork(deps, { kind: 'dispatches', key, lines });
}

/** Enters what members bought elsewhere, from a CSV file. A table that cannot be read begins nothing: every problem is told by its line. */
export async function beginPurchases(
  deps: Deps,
  { table, reason, key }: Schemas['OfficePurchaseList'],
): Promise<{ id: string; problems: [] } | { id: null; problems: Schemas['OfficePurchaseProblem'][] }> {
  const { records, problems } = readPurchaseCsv(table);
  if (problems.length > 0) return { id: null, problems };
  const lines = records.map(({ line, number, member, day, totalCents }: PurchaseRecord): NewLine => {
    return { position: line, subject: member, asked: { number, member, date: day, cents: String(totalCents) } };
  });
  return { id: await beginWork(deps, { kind: 'purchases', key, reason, lines }), problems: [] };
}

/** So many notes are made ready at once. */
const mostNotes = 500;

/** Makes delivery notes ready: of these orders, or of all that is to be packed. `key`: made once for a form. Returns the work's id. */
export async function beginDeliveryNotes(deps: Deps, numbers: readonly string[] | undefined, key?: string): Promise<string> {
  const asked = numbers?.map(numberOf) ?? (await toPack(deps.db, mostNotes)).numbers;
  const lines = [...new Set(asked)].map((number, at): NewLine => ({ position: at + 1, subject: number, asked: { number } }));
  return beginWork(deps, { kind: 'delivery_notes', key, lines });
}

/** What is paid and not yet packed, the oldest first: that is packed first. `more`: whether there are more than these. */
export async function toPack(db: Context['db'], most: number): Promise<{ numbers: string[]; more: boolean }> {
  const found = (await searchOrders(db, { status: 'new', most: mostNotes })).filter(({ order }) => order.state === 'paid').toReversed();
  return { numbers: found.slice(0, most).map(({ order }) => order.number), more: found.length > most };
}
