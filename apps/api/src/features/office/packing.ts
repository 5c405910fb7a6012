import type { components } from '@parral/api-spec';
import type { Handlers } from '../../platform/http/handlers.ts';
import { dispatchOrder, loadOrderContent, readDeliveryNote, searchOrders, StatusRefused } from '../orders/index.ts';
import { asActor } from '../staff/index.ts';
import type { OfficeContext } from './office-context.ts';

type Schemas = components['schemas'];
type Dispatched = Schemas['OrdersDispatched']['rows'][number];

/** So many notes are printed at once. */
const mostNotes = 200;

/** Packing many orders: their notes, and handing them to carriers by a list. */
export function officePacking(context: OfficeContext): Pick<Handlers, 'dispatchOfficeOrders' | 'listOfficeDeliveryNotes'> {
  const { db, content, officeSessions } = context;
  const orderContent = content.memo(loadOrderContent);

  /** What is paid and not yet packed, the oldest first: that is packed first. */
  async function toPack(): Promise<string[]> {
    const found = await searchOrders(db, { status: 'new', most: mostNotes });
    return found
      .filter(({ order }) => order.state === 'paid')
      .map(({ order }) => order.number)
      .toReversed();
  }

  return {
    async dispatchOfficeOrders({ body, request }) {
      const { staff } = await officeSessions.require(request);
      const { carriers } = (await orderContent()).site;
      const idOf = (text: string) => carriers.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === text.trim().toLowerCase()))?.id ?? text;
      const rows: Dispatched[] = [];
      // One after the other, each in a transaction of its own: what is refused keeps nothing else back, and the same list again sends nothing twice.
      for (const { number, carrier, tracking_number: tracking } of body.rows)
        try {
          const { changed } = await asActor({ staffId: staff.id }, () =>
            dispatchOrder(context, number.trim().toUpperCase(), idOf(carrier), tracking?.trim() || null),
          );
          rows.push({ number, result: changed ? 'dispatched' : 'already', message: null });
        } catch (error) {
          if (!(error instanceof StatusRefused)) throw error;
          rows.push({ number, result: 'refused', message: error.message });
        }
      return { rows };
    },

    async listOfficeDeliveryNotes({ query: { numbers } }) {
      const asked = numbers === undefined ? await toPack() : numbers.split(',').map((number) => number.trim().toUpperCase());
      const notes: Schemas['OfficeDeliveryNotes']['notes'] = [];
      const leftOut: Schemas['OfficeDeliveryNotes']['left_out'] = [];
      for (const number of asked.filter((one) => one !== '').slice(0, mostNotes))
        try {
          const { brand, placedOn, isPickup, ...note } = await readDeliveryNote(context, number);
          notes.push({ ...note, brand: brand.name, placed_on: placedOn, is_pickup: isPickup });
        } catch (error) {
          if (!(error instanceof StatusRefused)) throw error;
          leftOut.push({ number, message: error.message });
        }
      return { notes, left_out: leftOut };
    },
  };
}
