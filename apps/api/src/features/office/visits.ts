import type { components } from '@parral/api-spec';
import { toCents, toDecimal } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { refuseIfChanged, versionOf } from '../../platform/http/seen-version.ts';
import {
  arrivalOf,
  bringFewer,
  bookForGuest,
  type BookingDeps,
  bookingDeps,
  type BookingFile,
  type BookingTerms,
  callOffVisit,
  checkIn,
  closeDay,
  closeSlot,
  closingsOf,
  type Cleared,
  findVisits,
  openDay,
  openSlot,
  refundVisit,
  rescheduleVisit,
  setArrival,
  slotsWithVisits,
  standingRefunds,
  visitByReference,
  visitFacts,
  visitsBeside,
  VisitRefused,
  waitingFor,
} from '../booking/index.ts';
import { closedDaysOf } from '../experiences/index.ts';
import { refundsOf } from '../payments/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { refundBody } from './orders.ts';
import { page } from './page.ts';

type Schemas = components['schemas'];
type Operations =
  | 'getOfficeDay'
  | 'listOfficeVisits'
  | 'getOfficeVisit'
  | 'checkInVisit'
  | 'setVisitArrival'
  | 'moveOfficeVisit'
  | 'bringFewerPeople'
  | 'cancelOfficeVisit'
  | 'refundOfficeVisit'
  | 'closeOfficeDay'
  | 'openOfficeDay'
  | 'closeOfficeSlot'
  | 'bookOfficeVisit'
  | 'openOfficeSlot';

/** Visits at the office: the day, who has arrived, and what is changed by the functions that the commands call. */
export function officeVisits(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, officeSessions } = context;
  const deps = bookingDeps(context);

  async function find(reference: string): Promise<{ file: BookingFile; refunds: number; terms: BookingTerms }> {
    const file = await visitByReference(deps, reference).catch((error: unknown) => {
      throw error instanceof VisitRefused ? new ApiError('NOT_FOUND') : error;
    });
    return { file, refunds: (await standingRefunds(db, [file.booking]))(file.booking), terms: await deps.terms() };
  }

  async function show(reference: string): Promise<Schemas['OfficeVisitFile']> {
    const { file, refunds: standing, terms } = await find(reference);
    const { intentId, capturedCents } = file.booking;
    const refunds = intentId === null ? [] : await refundsOf(db, { subject: 'visit', intentId });
    const back = refunds.reduce((sum, { state, cents, doneCents }) => sum + (state === 'failed' ? 0 : state === 'done' ? (doneCents ?? 0) : cents), 0);
    const actions = await listActions(db, { subjectKind: 'visit', subject: file.booking.reference, most: 200 });
    return {
      visit: visitBody(file, standing, terms),
      beside: (await visitsBeside(db, file.booking)).map(({ reference: other, people }) => ({ reference: other, people })),
      refundable: toDecimal(Math.max(0, capturedCents - back)),
      refunds: refunds.map(refundBody),
      actions: actions.map(actionBody),
    };
  }

  /** Does something as who is signed in. */
  async function acting<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { staff } = await officeSessions.require(request);
    try {
      return await asActor({ staffId: staff.id }, work);
    } catch (error) {
      throw asAnswer(error);
    }
  }

  /** Changes a visit against the version that was seen, and answers it as it is then; `work` looks once more once the visit is its own. */
  async function change(
    request: FastifyRequest,
    reference: string,
    version: string,
    work: (seen: string) => Promise<unknown>,
  ): Promise<Schemas['OfficeVisitFile']> {
    const { file, refunds } = await find(reference);
    refuseIfChanged(visitFacts(file, refunds), version);
    await acting(request, () => work(version));
    return show(reference);
  }

  return {
    async getOfficeDay({ query: { day } }) {
      const terms = await deps.terms();
      const closed = await Promise.all(
        [...terms.site.brands.keys()].map(async (brand) => ((await closedDaysOf(db, brand)).some((one) => one.day === day) ? [brand] : [])),
      );
      return {
        day,
        closed: closed.flat(),
        closings: (await closingsOf(db, day)).map(closingBody),
        slots: await daySlots(deps, day),
        experiences: [...terms.visits].map(
          ([
            id,
            {
              brand,
              languages,
              prices: { adult, child, baby },
            },
          ]) => ({
            id,
            name: nameOf(terms, id),
            brand,
            languages,
            prices: { adult: toDecimal(adult), child: toDecimal(child), baby: toDecimal(baby) },
          }),
        ),
      };
    },

    async listOfficeVisits({ query: { q: text, page_size: size = 50, ...query } }) {
      const terms = await deps.terms();
      const { rows, next } = await page(size, (most) => findVisits(db, { ...query, text, most }));
      const refunds = await standingRefunds(
        db,
        rows.map(({ booking }) => booking),
      );
      return { visits: rows.map((file) => visitBody(file, refunds(file.booking), terms)), next: next?.booking.reference ?? null };
    },

    async bookOfficeVisit({ body: { experience_id: experienceId, web_language: webLanguage, adults, children, babies, comment = '', ...wish }, request }) {
      const file = await acting(request, () =>
        bookForGuest(deps, { ...wish, experienceId, webLanguage, counts: { adults, children, babies }, comment, from: request }),
      );
      return show(file.booking.reference);
    },

    async getOfficeVisit({ params }) {
      return show(params.reference);
    },

    async checkInVisit({ body: { code, key, people, at }, request }) {
      const file = await acting(request, () => checkIn(deps, { code, key, people, ...(at !== undefined && { at: new Date(at) }) }));
      return show(file.booking.reference);
    },

    async setVisitArrival({ params: { reference }, body, request }) {
      return change(request, reference, body.version, (seen) => setArrival(deps, reference, body.arrival, seen));
    },

    async moveOfficeVisit({ params: { reference }, body: { version, reason = '', date, language }, request }) {
      return change(request, reference, version, (seen) =>
        rescheduleVisit(deps, reference, { date, reason, seen, ...(language !== undefined && { language }) }),
      );
    },

    async bringFewerPeople({ params: { reference }, body: { version, reason = '', refund, ...counts }, request }) {
      const refundCents = refund === undefined ? undefined : toCents(refund);
      return change(request, reference, version, (seen) => bringFewer(deps, reference, { counts, refundCents, reason, seen }));
    },

    async cancelOfficeVisit({ params: { reference }, body, request }) {
      return change(request, reference, body.version, (seen) => callOffVisit(deps, reference, body.reason, seen));
    },

    async refundOfficeVisit({ params: { reference }, body: { version, all, amount, reason }, request }) {
      if ((all === undefined) === (amount === undefined)) throw new ApiError('BAD_REQUEST', { fields: { amount: 'ONE_OF_ALL_AMOUNT' } });
      return change(request, reference, version, (seen) =>
        refundVisit(deps, reference, { cents: amount === undefined ? 'rest' : toCents(amount), reason, seen }),
      );
    },

    async closeOfficeDay({ body: { day, brand, reason, answer_days: answerDays }, request }) {
      return closedBody(await acting(request, () => closeDay(deps, { day, reason, answerDays, ...(brand !== undefined && { brand }) })));
    },

    async closeOfficeSlot({ body: { experience_id: experienceId, date, reason, answer_days: answerDays }, request }) {
      return closedBody(await acting(request, () => closeSlot(deps, { experienceId, date, reason, answerDays })));
    },

    async openOfficeSlot({ body: { experience_id: experienceId, ...wish }, request }) {
      await acting(request, () => openSlot(deps, { experienceId, ...wish }));
      return { status: 'ok' };
    },

    async openOfficeDay({ body: { day, brand }, request }) {
      return { brands: await acting(request, () => openDay(deps, { day, ...(brand !== undefined && { brand }) })) };
    },
  };
}

function closedBody({ visits, waiting, offered, refundedCents }: Cleared): Schemas['DayClosed'] {
  return { visits, waiting, offered, refunded: toDecimal(refundedCents) };
}

function closingBody({ experienceId, answerUntil, ...closing }: Awaited<ReturnType<typeof closingsOf>>[number]): Schemas['OfficeClosing'] {
  return { ...closing, experience_id: experienceId, answer_until: answerUntil };
}

/** The slots of a day with who comes and who has come. */
export async function daySlots(deps: BookingDeps, day: string): Promise<Schemas['OfficeSlot'][]> {
  const terms = await deps.terms();
  const slots = await slotsWithVisits(deps.context.db, day);
  const refunds = await standingRefunds(
    deps.context.db,
    slots.flatMap(({ bookings }) => bookings),
  );
  const waiting = Map.groupBy(
    await waitingFor(
      deps.context.db,
      slots.map(({ slot }) => slot.id),
    ),
    ({ slotId }) => slotId,
  );
  return slots.map(({ slot, bookings }) => ({
    starts: slot.startsLocal,
    experience: nameOf(terms, slot.experienceId),
    experience_id: slot.experienceId,
    languages: slot.languages,
    guide: slot.guide,
    room: slot.room,
    capacity: slot.capacity,
    booked: slot.booked,
    held: slot.held,
    arrived: bookings.reduce((sum, { arrivedPeople }) => sum + (arrivedPeople ?? 0), 0),
    is_open: slot.isOpen,
    visits: bookings.map((booking) => visitBody({ booking, slot }, refunds(booking), terms)),
    waiting_list: (waiting.get(slot.id) ?? []).map(({ name, email, people, language, state, createdAt }) => ({
      name,
      email,
      people,
      language,
      state: state === 'offered' ? 'offered' : 'waiting',
      joined_at: createdAt.toISOString(),
    })),
  }));
}

function visitBody(file: BookingFile, refunds: number, terms: BookingTerms): Schemas['OfficeVisit'] {
  const { booking, slot } = file;
  const { visitor } = booking;
  return {
    reference: booking.reference,
    version: versionOf(visitFacts(file, refunds)),
    brand: booking.brand,
    experience: nameOf(terms, booking.experienceId),
    experience_id: booking.experienceId,
    starts: slot.startsLocal,
    ends: slot.endsAt.toISOString(),
    language: booking.language,
    guide: slot.guide,
    room: slot.room,
    state: booking.state === 'authorised' ? 'confirmed' : booking.state,
    arrival: arrivalOf(booking),
    arrived_at: booking.arrivedAt?.toISOString() ?? null,
    arrived_people: booking.arrivedPeople,
    adults: booking.adults,
    children: booking.children,
    babies: booking.babies,
    people: booking.people,
    name: `${visitor.name} ${visitor.surname}`.trim(),
    email: visitor.email,
    phone: visitor.phone_number,
    comment: visitor.comment ?? '',
    paid_with: booking.paidWith,
    total_price: toDecimal(booking.totalCents),
    refunded: toDecimal(booking.refundedCents),
    booked_at: booking.bookedAt.toISOString(),
  };
}

/** A visit's name in its brand's first language. */
export function nameOf({ visits, site }: BookingTerms, id: string): string {
  const visit = visits.get(id);
  const language = visit === undefined ? undefined : site.brands.get(visit.brand)?.languages[0];
  return visit === undefined ? id : (visit.name[language ?? 'es'] ?? id);
}
