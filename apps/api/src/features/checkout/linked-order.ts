import { transaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { releaseStock } from '../catalogue/index.ts';
import { findIntent, findOrder, type IntentRow, orderLink, type RevisionSnapshot } from '../orders/index.ts';
import { endLink, findLink, type LinkedSale, type LinkRow } from '../links/index.ts';
import { callOff, finalise, isDecided } from '../payments/index.ts';
import { noteAction } from '../staff/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { payFor } from './create-intent.ts';
import { payableOrder } from './payable-order.ts';

/**
 * How the link of a telephone order is paid: by an order intent as from a basket, with the link's id for the basket and the session, so that
 * a link has one live intent however many tabs and telephones it is open in.
 */
function linkedOrder(deps: CheckoutDeps): LinkedSale {
  const { db, payments } = deps.context;
  const payable = payableOrder(deps);
  const liveIntent = (id: string) => findIntent(db, { liveOfBasket: id });

  /** Asks the provider before an intent is given up. false: it is paid, or nobody knows yet. */
  async function giveUp(intent: IntentRow): Promise<boolean> {
    if (!(await isDecided(payments.provider, intent))) return callOff(payments, payable, intent, { code: 'INTENT_NOT_OPEN' }, 0);
    await finalise(payments, payable, intent).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'PAYMENT_PROCESSING') throw error;
    });
    return (await liveIntent(intent.basketId)) === null;
  }

  return {
    async pay(link) {
      const snapshot = link.terms as RevisionSnapshot;
      const { id, brand, language, origin } = link;
      const draft = { basketId: id, sessionId: id, memberId: null, brand, language, origin, termsAccepted: true };
      const { secret, paymentId } = await payFor(deps, draft, snapshot);
      // It may have ended while the payment was opened, and whoever ended it saw no intent.
      if (!isLive(await findLink(db, { id }))) {
        const late = await liveIntent(id);
        if (late !== null) await giveUp(late);
        throw new ApiError('INTENT_NOT_OPEN');
      }
      return { secret, paymentId, dueCents: snapshot.dueCents, totalCents: snapshot.totalCents };
    },

    async confirm({ id }) {
      const intent = await liveIntent(id);
      if (intent !== null) return void (await finalise(payments, payable, intent));
      if ((await findLink(db, { id }))?.state !== 'paid') throw new ApiError('PAYMENT_NOT_AUTHORISED');
    },

    async pageOf({ sale, language, origin }) {
      const placed = sale === null ? null : await findOrder(db, { number: sale });
      return placed === null ? null : orderLink(placed.order, { origin }, (await deps.shop()).site, language);
    },

    async end({ id, name }, to) {
      const intent = await liveIntent(id);
      if (intent !== null) await giveUp(intent);
      const ended = await transaction(db, async (tx) => {
        if (!(await endLink(tx, id, to))) return false;
        await releaseStock(tx, id);
        if (to === 'withdrawn') await noteAction(tx, { kind: 'link.withdraw', subject: id, after: { name } });
        return true;
      });
      // A payment may have been opened meanwhile, by somebody who still saw the link live: `pay` looks at the link after its intent, this the other way round.
      const late = ended ? await liveIntent(id) : null;
      if (late !== null) await giveUp(late);
      return ended;
    },
  };
}

function isLive(link: LinkRow | null): boolean {
  return link !== null && !link.isOver && (link.state === 'sent' || link.state === 'opened');
}

/** Has the links of telephone orders paid: once for each running server, and by commands that end one. */
export function registerLinkedOrders(deps: CheckoutDeps): void {
  deps.context.links.register('order', linkedOrder(deps));
}
