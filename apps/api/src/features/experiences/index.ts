import { Gauge, type Registry } from 'prom-client';
import { defaultLanguage } from '@parral/api-spec/languages';
import { loadLists } from '../../platform/content/content.store.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Brand, Experience, Language } from '../../platform/content/index.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { takeUnlessToken } from '../../platform/http/caller.ts';
import type { Context } from '../../platform/context.ts';
import { readToday } from '../../platform/database/today.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { answeredWithin } from '../../platform/http/metrics.ts';
import { loadCatalogue } from '../catalogue/index.ts';
import { loadShippingTerms, visitVat } from '../shipping/index.ts';
import { brandNamed, loadSite } from '../site/index.ts';
import { bookingOptions } from './booking-options.ts';
import { loadExperiences } from './experiences.store.ts';
import { nextFree } from './next-free.ts';
import { showExperience, showExperienceDetail } from './show-experience.ts';
import { heldPlaces } from './slot.store.ts';
import { registerAudit } from './slots.audit.ts';
import { writeSlots } from './write-slots.ts';

export { closeDayOf, type Closing, closedSlots, closeSlotOf, closingsOn } from './closed-days.ts';
export { importExperiences } from './experiences.store.ts';
export { experiencesById, loadExperiences } from './experiences.store.ts';
export { wallTime } from './make-slots.ts';
export { closedDaysOf, type ExtraSlot, openDayOf, openSlotOf } from './open-day.ts';
export { bookHeldPlaces, lockSlots, releasePlaces, takePlaces } from './places.ts';
export { tastedWines } from './show-experience.ts';
export { slotOptions } from './slot-options.ts';
export { slotKey } from './slot.schema.ts';
export {
  findSlot,
  slotById,
  slotsById,
  slotsBegun,
  slotsBeside,
  slotsEnded,
  slotsOfDay,
  slotsOnSale,
  slotsSoon,
  slotPlaces,
  slotPlacesOf,
  type SlotRow,
} from './slot.store.ts';

export const uses = ['catalogue', 'shipping', 'site'] as const;

type ExperienceOperation = 'listExperiences' | 'listNextFree' | 'getExperience' | 'getBookingOptions';

/** Bookable visits and what their form offers (specification section 3). */
export function experiences(context: Context, registry: Registry): Pick<Handlers, ExperienceOperation> {
  const { db, jobs, limits } = context;
  registerAudit(context.audit);
  const held = new Gauge({
    name: 'visit_places_held',
    help: 'Places that are held while somebody pays; they come back after a quarter of an hour',
    registers: [registry],
    collect: async () => {
      const places = await answeredWithin(heldPlaces(db), 800);
      if (places !== null) held.set(places);
    },
  });
  const visits = context.content.memo(loadExperiences);
  const siteContent = context.content.memo(loadSite);
  const lists = context.content.memo(loadLists);
  const shippingTerms = context.content.memo(loadShippingTerms);
  const wines = context.content.memo(loadCatalogue);
  // Days come into reach one by one; most turns find nothing to do.
  jobs.every(3600, 'slots of visits', async () => {
    const all = await visits();
    const from = await readToday(db);
    await transaction(db, (tx) => writeSlots(tx, all, from));
  });

  async function visitOf(id: string): Promise<Experience> {
    const visit = (await visits()).find((entry) => String(entry.id) === id);
    if (visit === undefined) throw new ApiError('NOT_FOUND');
    return visit;
  }

  return {
    async listExperiences({ query }) {
      const site = await siteContent();
      const language = query.language ?? firstLanguage(brandNamed(site, query.brand));
      const ofBrand = (await visits()).filter((visit) => visit.brand === query.brand);
      return { experiences: ofBrand.map((visit) => showExperience(visit, language, site)) };
    },

    async getExperience({ params, query }) {
      const visit = await visitOf(params.id);
      const site = await siteContent();
      const language = query.language ?? firstLanguage(site.brands.get(visit.brand));
      return showExperienceDetail(visit, language, { site, catalogue: await wines() });
    },

    async listNextFree({ query, request, reply }) {
      await takeUnlessToken(limits, 'slots by address', request);
      brandNamed(await siteContent(), query.brand);
      reply.header('cache-control', 'private, no-store');
      const all = await visits();
      return nextFree(
        db,
        all.filter((visit) => visit.brand === query.brand),
      );
    },

    async getBookingOptions({ params, query }) {
      return bookingOptions(await visitOf(params.id), query.language, await lists(), visitVat(await shippingTerms()));
    },
  };
}

/** In which a visit is described where the question names none. */
function firstLanguage(brand: Pick<Brand, 'languages'> | undefined): Language {
  return brand?.languages[0] ?? defaultLanguage;
}
