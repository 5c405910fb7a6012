import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { endLink, type LinkedSale } from '../links/index.ts';
import { finalise } from '../payments/index.ts';
import { noteAction } from '../staff/index.ts';
import type { BookingDeps } from './booking-deps.ts';
import { bookingLink } from './booking-mail.ts';
import { findBooking } from './booking.store.ts';
import { endHold, releaseHold } from './expire-holds.ts';
import { findIntent } from './intent.store.ts';
import { openHeld } from './open-payment.ts';
import { payableVisit } from './payable-visit.ts';

/** How the link of a visit is paid: by the held intent that has the link's id. */
function linkedVisit(deps: BookingDeps): LinkedSale {
  const { db, payments } = deps.context;
  return {
    async pay({ id }) {
      const intent = await findIntent(db, { id });
      if (intent?.state !== 'held') throw new ApiError('INTENT_NOT_OPEN');
      const { paymentSecret, paymentIntentId, dueCents, totalCents } = await openHeld(deps, intent);
      return { secret: paymentSecret ?? '', paymentId: paymentIntentId ?? '', dueCents, totalCents };
    },

    async confirm({ id }) {
      const intent = await findIntent(db, { id });
      if (intent === null) throw new ApiError('PAYMENT_NOT_AUTHORISED');
      await finalise(payments, payableVisit(deps), intent);
    },

    async pageOf({ id, sale }) {
      const file = sale === null ? null : await findBooking(db, { intentId: id });
      return file === null ? null : bookingLink(file, await deps.terms());
    },

    async end({ id, name }, to) {
      const intent = await findIntent(db, { id });
      if (intent?.state === 'held') {
        if (to === 'expired') await endHold(deps, intent);
        else if (!(await releaseHold(deps, intent))) await finalise(payments, payableVisit(deps), intent);
      }
      const now = await findIntent(db, { id });
      if (now?.state === 'held' || now?.state === 'authorised' || now?.state === 'capturing') return false;
      return transaction(db, async (tx) => {
        if (!(await endLink(tx, id, to))) return false;
        if (to === 'withdrawn') await noteAction(tx, { kind: 'link.withdraw', subject: id, after: { name } });
        return true;
      });
    },
  };
}

/** Has the links of visits paid: once for each running server, and by commands that end one. */
export function registerLinkedVisits(deps: BookingDeps): void {
  deps.context.links.register('visit', linkedVisit(deps));
}
