import type { FastifyRequest } from 'fastify';
import type { components } from '@parral/api-spec';
import { toDecimal } from '@parral/rules';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { hasLines, markBasket, type ShopSnapshot } from '../basket/index.ts';
import { memberById } from '../session/index.ts';
import { registerPayable } from '../payments/index.ts';
import { type Buyer, isOwn, ownIntent } from './buyer.ts';
import { type CheckoutContext, checkoutDeps } from './checkout-deps.ts';
import { createOrderIntent } from './create-intent.ts';
import { orderImpression } from './impression.ts';
import { fixedClient, memberData } from './member-data.ts';
import { claimTracking, deliveryEstimate, findIntent, findOrder, giftsIn, type PlacedOrder } from '../orders/index.ts';
import { registerLinkedOrders } from './linked-order.ts';
import { payableOrder } from './payable-order.ts';
import type { OpenPayment } from './revise-intent.ts';
import { updateOrderIntent } from './update-intent.ts';

export { changeAddress } from './change-address.ts';
export { orderByTelephone, type TelephoneOrder } from './telephone-order.ts';
export { registerLinkedOrders } from './linked-order.ts';
export { checkoutDeps } from './checkout-deps.ts';

export const uses = [
  'basket',
  'catalogue',
  'club',
  'invoices',
  'links',
  'newsletter',
  'orders',
  'payments',
  'session',
  'shipping',
  'staff',
  'vouchers',
] as const;

type CheckoutOperation = 'createOrderIntent' | 'updateOrderIntent' | 'captureOrder' | 'getOrderImpression' | 'getMemberData';
type Schemas = components['schemas'];

/** Order intents, capture, webhook and what runs behind them (README.md here has the state machine). */
export function checkout(context: CheckoutContext): Pick<Handlers, CheckoutOperation> {
  const { db, sessions, limits } = context;
  const deps = checkoutDeps(context);
  registerLinkedOrders(deps);
  const finalise = registerPayable(context.payments, payableOrder(deps));

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
      return showPayment(await createOrderIntent(deps, buyer, body, request));
    },

    async updateOrderIntent({ body, request }) {
      const buyer = await limitedBuyer(request);
      if (buyer === null) throw new ApiError('INTENT_NOT_FOUND');
      return showPayment(await updateOrderIntent(deps, buyer, body));
    },

    async captureOrder({ body, request, reply }) {
      const buyer = await limitedBuyer(request);
      const viewed = body.payment_intent.startsWith('view_') ? await findOrder(db, { viewToken: body.payment_intent }) : null;
      if (viewed !== null) return showOrder(viewed, await deps.shop(), false);
      if (buyer === null) throw new ApiError('INTENT_NOT_FOUND');
      const intent = ownIntent(await findIntent(db, { paymentIntentId: body.payment_intent }), buyer);
      const placed = await finalise(intent);
      markBasket(request, reply, await hasLines(db, buyer.sessionId));
      return showOrder(placed, await deps.shop(), placed.order.trackedAt === null && (await claimTracking(db, placed.order.id)));
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
      const placed = await findOrder(db, { number: query.order_number });
      if (buyer === null || placed === null || !isOwn(placed.order, buyer)) throw new ApiError('NOT_FOUND');
      return orderImpression(placed);
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

function showOrder({ order, snapshot }: PlacedOrder, { site }: Pick<ShopSnapshot, 'site'>, track: boolean): Schemas['OrderConfirmation'] {
  return {
    number: order.number,
    email: order.email,
    track_gtm_purchase: track,
    total_price: toDecimal(order.totalCents),
    order_token: order.viewToken,
    gifts_bought: giftsIn(snapshot.lines),
    needs_shipping: snapshot.parts.shipping_address !== null,
    delivery: deliveryEstimate({ order, snapshot, site }),
  };
}
