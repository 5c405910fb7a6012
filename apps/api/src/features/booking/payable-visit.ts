import type { Cents } from '@parral/rules';
import { releasePlaces, slotById } from '../experiences/index.ts';
import { officeAddress } from '../../platform/origin/office-address.ts';
import type { Payable } from '../payments/index.ts';
import { bookPlaces } from './book-places.ts';
import { conflict, type BookingDeps } from './booking-deps.ts';
import { bookVisitRefunds, findBooking, type BookingFile } from './booking.store.ts';
import { claimUnfinished, findIntent, moveIntent, noteBank, type IntentRow } from './intent.store.ts';
import { releaseBooking, settleBooking } from './settle-booking.ts';

/** Refusals that a visitor is told apart; any other is PAYMENT_NOT_AUTHORISED. */
const refusals = ['SLOT_TAKEN', 'HOLD_EXPIRED', 'PAYMENT_MISMATCH', 'PAYMENT_PROCESSING'] as const;

/** What a visit says of itself so that it is paid for as everything is (`payments/finalise.ts`). An intent's terms never change: it carries them itself. */
export function payableVisit(deps: BookingDeps): Payable<IntentRow, { dueCents: Cents }, BookingFile> {
  const { db } = deps.context;
  return {
    subject: 'visit',
    stages: {
      held: 'payable',
      expired: 'payable',
      authorised: 'taken',
      capturing: 'taken',
      confirmed: 'taken',
      conflict: 'ended',
      cancelled: 'ended',
      refunded: 'ended',
    },
    paidState: 'confirmed',
    // A hold runs out by itself (`expire-holds.ts`).
    abandonedAfterMs: null,
    findIntent: (by, tx = db) => findIntent(tx, by),
    async findSale({ id }) {
      const file = await findBooking(db, { intentId: id });
      const isTakenBack = file !== null && file.booking.state !== 'authorised' && file.booking.confirmedAt === null;
      return isTakenBack ? null : file;
    },
    isSettled: ({ booking }) => booking.state !== 'authorised',
    termsOf: (intent) => Promise.resolve(intent),
    take: (intent) => bookPlaces(deps, intent),
    startCapture: async ({ id }) => void (await moveIntent(db, id, ['authorised'], 'capturing')),
    settle: (_intent, file, captured) => settleBooking(deps, file, captured),
    release: (_intent, booked) => releaseBooking(deps, booked, 'PAYMENT_NOT_AUTHORISED'),
    async cancel(tx, { id, slotId, people }, { code }) {
      if (code === 'SLOT_TAKEN') return moveIntent(tx, id, ['expired'], 'conflict', code);
      if (await moveIntent(tx, id, ['held'], 'cancelled', code)) {
        await releasePlaces(tx, slotId, people, 'held');
        return true;
      }
      // What has expired holds nothing, and stays so unless a payment of it has to be given back.
      return code === 'PAYMENT_MISMATCH' && moveIntent(tx, id, ['expired'], 'cancelled', code);
    },
    async refusal(intent, known) {
      const code = known?.code ?? (await findIntent(db, { id: intent.id }))?.reason;
      return conflict(deps, refusals.find((one) => one === code) ?? 'PAYMENT_NOT_AUTHORISED', intent, intent.id);
    },
    bookRefunds: (tx, { id }) => bookVisitRefunds(tx, id),
    noteBank: (tx, { id }, isAtIt) => noteBank(tx, id, isAtIt),
    payerOf: async ({ visitor, webLanguage: language, brand }) => visitor && { email: visitor.email, name: visitor.name, language, brand },
    async nameOf({ id, brand, origin, slotId, visitor }) {
      const name = [visitor?.name, visitor?.surname, (await slotById(db, slotId))?.startsLocal.replace('T', ' ')].filter(Boolean).join(' ');
      const reference = (await findBooking(db, { intentId: id }))?.booking.reference;
      return { brand, name: name || id, office: officeAddress(origin, reference === undefined ? 'visits' : `visits/${reference}`) };
    },
    claimUnfinished: (query) => claimUnfinished(db, query),
  };
}
