import type { components } from '@parral/api-spec';
import type { Handlers } from '../../platform/http/handlers.ts';
import { type DeliveryNote, noteHead, readDeliveryNote, StatusRefused } from '../orders/index.ts';
import type { LineRow } from '../work/index.ts';
import type { OfficeContext } from './office-context.ts';
import { preparedNotes } from './work.ts';
import { toPack } from './work-lines.ts';

type Schemas = components['schemas'];

/** So many notes are read for one answer; more are made ready by long work. */
const mostNotes = 50;

/** What goes into the parcels of many orders, for printing. */
export function officePacking(context: OfficeContext): Pick<Handlers, 'listOfficeDeliveryNotes'> {
  const { db } = context;

  return {
    async listOfficeDeliveryNotes({ query: { numbers, work } }) {
      if (work !== undefined) {
        const { notes, leftOut } = await preparedNotes(context, work);
        return { notes: notes.map(noteBody), left_out: leftOut.map(leftOutBody), more: false };
      }
      const named = numbers?.split(',').map((number) => number.trim().toUpperCase());
      const asked = named?.filter((number) => number !== '');
      const { numbers: read, more } =
        asked === undefined ? await toPack(db, mostNotes) : { numbers: asked.slice(0, mostNotes), more: asked.length > mostNotes };
      const notes: DeliveryNote[] = [];
      const leftOut: Schemas['OfficeDeliveryNotes']['left_out'] = [];
      for (const number of read)
        try {
          notes.push(await readDeliveryNote(context, number));
        } catch (error) {
          if (!(error instanceof StatusRefused)) throw error;
          leftOut.push({ number, problem: error.problem ?? null, message: error.message });
        }
      return { notes: notes.map(noteBody), left_out: leftOut, more };
    },
  };
}

function leftOutBody({ subject, problem, message }: LineRow): Schemas['OfficeDeliveryNotes']['left_out'][number] {
  return { number: subject, problem: problem as Schemas['OfficeWorkProblem'] | null, message: message ?? '' };
}

function noteBody(read: DeliveryNote): Schemas['OfficeDeliveryNotes']['notes'][number] {
  const { brand, placedOn, isPickup, ...note } = read;
  return { ...note, ...noteHead(read), brand: brand.name, placed_on: placedOn, is_pickup: isPickup };
}
