import type { FastifyRequest } from 'fastify';
import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { loadShop, markBasket, readBasket } from '../basket/index.ts';
import { memberById } from '../session/index.ts';
import { CardPayments, createStripe, reconcileEverySeconds } from '../payments/index.ts';
import type { Buyer, CheckoutContext, CheckoutDesk } from './checkout-desk.ts';
import { createOrderIntent } from './create-intent.ts';
import { finaliseTogether } from './finalise-together.ts';
import { orderImpression } from './impression.ts';
import { fixedClient, memberData } from './member-data.ts';
import { claimTracking, findIntent, findOrder, findRevision, giftsIn, type OrderRow } from '../orders/index.ts';
import { reconcile } from './reconcile.ts';
import type { OpenPayment } from './revise-intent.ts';
import { registerUndo } from './undo-payment.ts';
import { ownIntent, updateOrderIntent } from './update-intent.ts';

export const uses = ['basket', 'catalogue', 'club', 'newsletter', 'orders', 'payments', 'session', 'shipping', 'vouchers'] as const;

type CheckoutOperation = 'createOrderIntent' | 'updateOrderIntent' | 'captureOrder' | 'getOrderImpression' | 'getMemberData';
type Schemas = components['schemas'];

/** Order intents, capture, webhook and what runs behind them (README.md here has the state machine). */
export function checkout(context: CheckoutContext): Pick<Handlers, CheckoutOperation> {
  const { db, sessions, limits, jobs } = context;
  const desk: CheckoutDesk = { context, payments: new CardPayments(createStripe(context.config)), shop: context.content.memo(loadShop) };
  const finalise = finaliseTogether(desk);
  context.payments.register(async (paymentIntentId) => {
    const intent = await findIntent(db, { paymentIntentId });
    if (intent !== null) await finalise(intent);
    return intent !== null;
  });
  registerUndo(desk);
  let isBoot = true;
  jobs.every(reconcileEverySeconds(context.config), 'reconcile orders', async () => {
    const all = isBoot;
    isBoot = false;
    await reconcile(desk, { all });
  });

  async function buyerOf(request: FastifyRequest): Promise<Buyer | null> {
    const session = await sessions.find(request);
    if (session === null) return null;
    const member = session.memberId === null ? null : await memberById(db, session.memberId);
    return { sessionId: session.id, memberId: member?.id ?? null, fixed: member && fixedClient(member) };
  }

  async function limitedBuyer(request: FastifyRequest): Promise<Buyer | null> {
    const buyer = await buyerOf(request);
    if (buyer !== null) await limits.take('intent by session', buyer.sessionId);
    await limits.take('intent by address', request.ip);
    return buyer;
  }

  return {
    async createOrderIntent({ body, request }) {
      const buyer = await limitedBuyer(request);
      if (buyer === null) throw new ApiError('BASKET_EMPTY');
      return showPayment(await createOrderIntent(desk, buyer, body, request));
    },

    async updateOrderIntent({ body, request }) {
      const buyer = await limitedBuyer(request);
      if (buyer === null) throw new ApiError('INTENT_NOT_FOUND');
      return showPayment(await updateOrderIntent(desk, buyer, body));
    },

    async captureOrder({ body, request, reply }) {
      const buyer = await limitedBuyer(request);
      const viewed = body.payment_intent.startsWith('view_') ? await findOrder(db, { viewToken: body.payment_intent }) : null;
      if (viewed !== null) return showOrder(db, viewed, false);
      if (buyer === null) throw new ApiError('INTENT_NOT_FOUND');
      const intent = ownIntent(await findIntent(db, { paymentIntentId: body.payment_intent }), buyer);
      const order = await finalise(intent);
      markBasket(request, reply, ((await readBasket(db, buyer.sessionId))?.lines.length ?? 0) > 0);
      return showOrder(db, order, order.trackedAt === null && (await claimTracking(db, order.id)));
    },

    async getMemberData({ query, request, reply }) {
      const session = await sessions.find(request);
      const data = session?.memberId == null ? null : await memberData(db, session.memberId, query.site);
      if (data === null) throw new ApiError('CLUB_NO_AUTHENTICATED_MEMBER');
      reply.header('cache-control', 'private, no-store');
      return data;
    },

    async getOrderImpression({ query, request }) {
      const buyer = await buyerOf(request);
      const order = await findOrder(db, { number: query.order_number });
      const isOwn = buyer !== null && order !== null && (order.sessionId === buyer.sessionId || (buyer.memberId !== null && order.memberId === buyer.memberId));
      const snapshot = order !== null && isOwn ? await findRevision(db, order.intentId, order.revision) : null;
      if (order === null || snapshot === null) throw new ApiError('NOT_FOUND');
      return orderImpression(order, snapshot);
    },
  };
}

function showPayment({ secret, paymentId, revision, snapshot }: OpenPayment): Schemas['OrderIntent'] {
  return {
    payment_intent_secret: secret,
    payment_intent_id: paymentId,
    revision,
    total_price: toDecimal(snapshot.totalCents),
    payment_due: snapshot.dueCents > 0,
  };
}

async function showOrder(db: Db, order: OrderRow, track: boolean): Promise<Schemas['OrderConfirmation']> {
  const snapshot = await findRevision(db, order.intentId, order.revision);
  return {
    number: order.number,
    email: order.email,
    track_gtm_purchase: track,
    total_price: toDecimal(order.totalCents),
    order_token: order.viewToken,
    gifts_bought: giftsIn(snapshot?.lines ?? []),
    needs_shipping: snapshot?.parts.shipping_address !== null,
  };
}
