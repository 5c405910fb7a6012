import { type Cents, formatMoney, totalVisitors, vatContained, type VisitorCounts } from '@parral/rules';
import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { releasePlaces } from '../experiences/index.ts';
import { bookRefund } from '../payments/index.ts';
import { noteAction } from '../staff/index.ts';
import { visitByReference, VisitRefused } from './act-on-visit.ts';
import type { BookingDeps, BookingTerms } from './booking-deps.ts';
import { bookingLink } from './booking-mail.ts';
import { booking } from './booking.schema.ts';
import { invoicedId } from './booking-sale.ts';
import { type BookingFile, type BookingRow, bookVisitRefunds, findBooking } from './booking.store.ts';
import { priceOf } from './checked-request.ts';
import { visitChanged } from './visit-changed.ts';
import { lockVisit } from './visit-version.ts';
import { momentOf, peopleOf, words } from './visit-words.ts';

/** Who comes now, and what goes back for it: `refundCents`, or the difference of what the visit costs them where nothing is said. */
export interface FewerPeople {
  counts: VisitorCounts;
  refundCents?: Cents | undefined;
  reason: string;
  /** The version of the visit that was looked at. */
  seen?: string;
}

/**
 * Fewer come than are booked, or younger ones: their places are free again, the difference goes back, and the visitor is told. By card it goes
 * back there; what was paid at the estate is given back there, and the visit costs so much less. Returns the cents that go back. Who wants
 * more places has a booking of their own beside this one, which charges them: nothing that was paid ever grows. Throws VisitRefused where the
 * visit does not stand, where it would be more people or cost more, or where so many have arrived; BAD_REQUEST for nobody;
 * CHANGED_MEANWHILE where somebody else was quicker than who saw `seen`.
 */
export async function bringFewer(deps: BookingDeps, reference: string, { counts, refundCents, reason, seen }: FewerPeople): Promise<Cents> {
  const { context } = deps;
  const { booking: before, slot } = await visitByReference(deps, reference);
  const terms = await deps.terms();
  const people = totalVisitors(counts);
  const visit = terms.visits.get(before.experienceId);
  if (people === 0) throw new ApiError('BAD_REQUEST', { fields: { adults: 'VISITORS_OUT_OF_RANGE' } });
  if (visit === undefined) throw new VisitRefused(`The visit ${before.experienceId} is no longer in the folder: nobody knows what it costs.`, 'not_in_folder');
  const difference = priceOf(visit, before).totalCents - priceOf(visit, counts).totalCents;
  if (people > before.people || difference < 0)
    throw new VisitRefused(
      `${before.people} are booked with ${before.reference}: whoever comes beside them has a booking of their own, at the same time.`,
      'more_than_booked',
    );
  if (people < (before.arrivedPeople ?? 0)) throw new VisitRefused(`${before.arrivedPeople} of ${before.reference} have arrived.`, 'have_arrived');
  const [paid, back] = paidAndBack(before, refundCents ?? difference);
  return transaction(context.db, async (tx) => {
    await lockVisit(tx, before.id, seen);
    const cost = paid === 'desk' ? before.totalCents - back : before.totalCents;
    const taxed = before.paidWith === 'voucher' ? before.taxedCents : cost;
    const [row] = await tx
      .update(booking)
      .set({
        ...pick(counts),
        people,
        totalCents: cost,
        taxedCents: taxed,
        vatCents: vatContained(taxed, before.vatPercent),
        sequence: sql`${booking.sequence} + 1`,
      })
      .where(and(eq(booking.id, before.id), eq(booking.state, 'confirmed'), eq(booking.slotId, before.slotId), eq(booking.sequence, before.sequence)))
      .returning();
    if (row === undefined) throw new VisitRefused(`The visit ${before.reference} was moved, changed or cancelled meanwhile: look at it again.`, 'changed');
    if (people < before.people) await releasePlaces(tx, before.slotId, before.people - people, 'booked');
    await noteAction(tx, {
      kind: 'visit.people',
      subject: before.reference,
      before: pick(before),
      after: { ...pick(counts), ...(back > 0 && { refund_cents: back }) },
      reason,
    });
    const refunded = await giveBack(deps, tx, row, { paid, back, reason });
    const file = await findBooking(tx, { id: row.id });
    if (file !== null) {
      await context.mail.order(tx, fewerMail(file, terms, { refund: refunded, isByCard: paid === 'card', reason, moment: slot.startsAt }));
      await context.events.publishWithin(tx, visitChanged, { what: 'fewer', ...file });
    }
    return refunded;
  });
}

/** How it was paid, and what of the difference can go back at all. */
function paidAndBack({ paidWith, totalCents, capturedCents, refundedCents }: BookingRow, wanted: Cents): ['card' | 'desk' | 'nothing', Cents] {
  if (paidWith === 'card') return ['card', Math.min(wanted, capturedCents - refundedCents)];
  return paidWith === 'desk' ? ['desk', Math.min(wanted, totalCents)] : ['nothing', 0];
}

async function giveBack(
  { context }: BookingDeps,
  tx: Db,
  row: BookingRow,
  { paid, back, reason }: { paid: 'card' | 'desk' | 'nothing'; back: Cents; reason: string },
): Promise<Cents> {
  if (back === 0) return 0;
  if (paid === 'desk') {
    await context.invoicing.correct(tx, { subject: { type: 'visit', id: invoicedId(row) }, cents: back, lines: [], shippingCents: 0 });
    return back;
  }
  const { intentId } = row;
  if (intentId === null) return 0;
  const refund = { cents: back, reason: 'amount' as const, key: `people:${randomUUID()}`, ...(reason !== '' && { note: reason }) };
  const booked = await bookRefund(context, tx, { subject: 'visit', intentId }, refund);
  if (booked < back) throw new VisitRefused(`So much is not left to give back of the visit ${row.reference}.`, 'refund_too_high');
  await bookVisitRefunds(tx, intentId);
  return booked;
}

const pick = ({ adults, children, babies }: VisitorCounts) => ({ adults, children, babies });

function fewerMail(
  file: BookingFile,
  terms: BookingTerms,
  { refund, isByCard, reason, moment }: { refund: Cents; isByCard: boolean; reason: string; moment: Date },
) {
  const { id, sequence, brand: site, webLanguage: language, visitor, experienceId } = file.booking;
  const brand = terms.site.brands.get(site);
  const t = words(language);
  const notice = {
    title: t('peopleChanged', { visit: terms.visits.get(experienceId)?.name[language] ?? experienceId }),
    paragraphs: [
      t('peopleChangedWhat', { name: visitor.name, moment: momentOf(moment, language) }),
      ...(reason === '' ? [] : [reason]),
      ...(refund > 0 ? [t(isByCard ? 'noticeRefund' : 'refundAtDesk', { refund: formatMoney(refund) })] : []),
    ],
    facts: [{ label: t('people'), lines: peopleOf(file.booking, language).map(({ label, quantity }) => `${quantity} × ${label}`) }],
    way: { label: t('yourVisit'), url: bookingLink(file, terms) },
  };
  const sender = { name: brand?.name ?? site, email: brand?.email ?? '', phone: brand?.phone ?? '', address: brand?.address ?? [] };
  return {
    key: `booking:${id}:${sequence}:people`,
    sequence: `booking:${id}`,
    to: visitor.email,
    name: 'visit-people',
    language,
    data: { brand: sender, notice },
  };
}
