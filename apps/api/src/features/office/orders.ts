import type { components } from '@parral/api-spec';
import { toCents, toDecimal } from '@parral/rules';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import { asAnswer } from '../../platform/http/refused.ts';
import { refuseIfChanged, versionOf } from '../../platform/http/seen-version.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { rowsOfSequence } from '../../platform/outbox/outbox.store.ts';
import {
  dispatchOrder,
  type FoundOrder,
  loadOrderContent,
  type OrderFile,
  orderFacts,
  owedFor,
  progressOf,
  readOrderFile,
  readyOrder,
  refundOrder,
  refundWithdrawals,
  type RefundWish,
  resendMail,
  searchOrders,
  setStatus,
  shownStatus,
  showOrder,
  standing,
  unitsGiven,
  unpaidWithdrawals,
} from '../orders/index.ts';
import { changeAddress, checkoutDeps } from '../checkout/index.ts';
import { disputesOf, paymentsOf, type RefundRow, refundsOf } from '../payments/index.ts';
import { asActor, listActions } from '../staff/index.ts';
import { actionBody } from './actions.ts';
import type { OfficeContext } from './office-context.ts';
import { page } from './page.ts';

type Schemas = components['schemas'];
type Operations =
  | 'listOfficeOrders'
  | 'getOfficeOrder'
  | 'refundOfficeOrder'
  | 'refundOfficeWithdrawals'
  | 'cancelOfficeOrder'
  | 'changeOfficeAddress'
  | 'dispatchOfficeOrder'
  | 'readyOfficeOrder'
  | 'setOfficeOrderStatus'
  | 'resendOfficeOrderMail';

/** Orders at the office: found, looked at, and changed by the functions that the commands call. */
export function officeOrders(context: OfficeContext): Pick<Handlers, Operations> {
  const { db, content, invoicing, officeSessions } = context;
  const orderContent = content.memo(loadOrderContent);
  const checkout = checkoutDeps(context);

  async function show(number: string): Promise<Schemas['OfficeOrder']> {
    const file = await readOrderFile(db, { number });
    if (file === null) throw new ApiError('NOT_FOUND');
    const { order, snapshot } = file;
    const sale = { subject: 'order', intentId: order.intentId } as const;
    const [shown, refunds, payments, disputes, mails, actions, invoices, owing] = await Promise.all([
      orderContent(),
      refundsOf(db, sale),
      paymentsOf(db, sale),
      disputesOf(db, order.paymentIntentId),
      rowsOfSequence(db, `order:${order.id}`),
      listActions(db, { subjectKind: 'order', subject: number, most: 200 }),
      invoicing.list(db, 'order', [order.intentId]),
      unpaidWithdrawals(context, file),
    ]);
    const given = unitsGiven(refunds);
    const back = refunds.reduce((sum, { state, cents, doneCents }) => sum + (state === 'failed' ? 0 : state === 'done' ? (doneCents ?? 0) : cents), 0);
    return {
      order: showOrder(file, shown, order.language, invoices.get(order.intentId)),
      version: versionOf(orderFacts(order, standing(refunds))),
      payment: order.state,
      captured: toDecimal(order.capturedCents),
      refundable: toDecimal(Math.max(0, order.capturedCents - back)),
      owed: toDecimal(owing.reduce((sum, row) => sum + owedFor(row, file, given), 0)),
      lines_left: snapshot.lines.map(({ sku, quantity }) => ({ product_id: sku, units: quantity - (given.get(sku) ?? 0) })),
      payments: payments.map(({ id, state, askedCents, capturedCents, askedAt }) => ({
        id,
        state,
        asked: toDecimal(askedCents),
        captured: capturedCents === null ? null : toDecimal(capturedCents),
        asked_at: askedAt.toISOString(),
      })),
      refunds: refunds.map(refundBody),
      disputes: disputes.map(({ cents, state, answerBy }) => ({ amount: toDecimal(cents), state, answer_by: answerBy?.toISOString() ?? null })),
      mails: mails.map(({ key, createdAt, doneAt, deadAt, lastError }) => ({
        mail: key.split(':')[3] ?? key,
        state: doneAt !== null ? 'sent' : deadAt !== null ? 'undeliverable' : 'waiting',
        ordered_at: createdAt.toISOString(),
        sent_at: doneAt?.toISOString() ?? null,
        failure: doneAt === null ? lastError : null,
      })),
      actions: actions.map(actionBody),
      carriers: shown.site.carriers.map(({ id, name }) => ({ id, name })),
    };
  }

  /** Changes an order as who is signed in, against the version that was seen; `work` gets it as it stood then and says whether it changed anything. Answers the order as it is then. */
  async function change(
    request: FastifyRequest,
    number: string,
    version: string | null,
    work: (seen: OrderFile) => Promise<boolean>,
  ): Promise<Schemas['OfficeOrder']> {
    const { staff } = await officeSessions.require(request);
    const file = await readOrderFile(db, { number });
    if (file === null) throw new ApiError('NOT_FOUND');
    const refunds = await refundsOf(db, { subject: 'order', intentId: file.order.intentId });
    if (version !== null) refuseIfChanged(orderFacts(file.order, standing(refunds)), version);
    try {
      const changed = await asActor({ staffId: staff.id }, () => work(file));
      // Somebody was quicker by less than it takes to look.
      if (!changed) throw new ApiError('CHANGED_MEANWHILE');
    } catch (error) {
      throw asAnswer(error);
    }
    return show(number);
  }

  return {
    async listOfficeOrders({ query: { q: text, paid_with: paidWith, page_size: size = 50, ...query } }) {
      const { rows, next } = await page(size, (most) => searchOrders(db, { ...query, text, paidWith, most }));
      return { orders: rows.map(orderEntry), next: next?.order.number ?? null };
    },

    async getOfficeOrder({ params }) {
      return show(params.number);
    },

    async refundOfficeOrder({ params: { number }, body, request }) {
      const wish = wishOf(body);
      return change(request, number, null, async () => (await refundOrder(context, number, wish, body.reason, body.version)).refunded > 0);
    },

    async refundOfficeWithdrawals({ params: { number }, body, request }) {
      return change(request, number, body.version, async () => (await refundWithdrawals(context, number)).refunded > 0);
    },

    async cancelOfficeOrder({ params: { number }, body, request }) {
      return change(request, number, body.version, async () => (await setStatus(context, { number, to: 'canceled', reason: body.reason })).changed);
    },

    async changeOfficeAddress({ params: { number }, body, request }) {
      return change(request, number, body.version, async (seen) => {
        await changeAddress(checkout, seen, body.shipping_address);
        return true;
      });
    },

    async dispatchOfficeOrder({ params: { number }, body, request }) {
      return change(request, number, body.version, async () => (await dispatchOrder(context, number, body.carrier, body.tracking_number ?? null)).changed);
    },

    async readyOfficeOrder({ params: { number }, body, request }) {
      return change(request, number, body.version, async () => (await readyOrder(context, number)).changed);
    },

    async setOfficeOrderStatus({ params: { number }, body, request }) {
      return change(request, number, body.version, async () => (await setStatus(context, { number, to: body.status, day: body.day })).changed);
    },

    async resendOfficeOrderMail({ params: { number }, body, request }) {
      return change(request, number, null, async () => (await resendMail(context, number, body.mail)).to !== '');
    },
  };
}

/** An order as lists show it. */
export function orderEntry({ order, name, country, units, shippingMode }: FoundOrder): Schemas['OfficeOrderEntry'] {
  return {
    number: order.number,
    brand: order.brand,
    status: shownStatus(order),
    progress: progressOf(order),
    payment: order.state,
    date_placed: order.placedAt.toISOString(),
    name,
    email: order.email,
    country,
    units,
    total_price: toDecimal(order.totalCents),
    refunded: toDecimal(order.refundedCents),
    shipping_mode: shippingMode,
    carrier: order.carrier,
    tracking_number: order.trackingNumber,
  };
}

/** Throws BAD_REQUEST where not exactly one of all, amount and lines is named. */
function wishOf({ all, amount, lines, restock = false }: Schemas['OrderRefundWish']): RefundWish {
  if ([all, amount, lines].filter((one) => one !== undefined).length !== 1)
    throw new ApiError('BAD_REQUEST', { fields: { amount: 'ONE_OF_ALL_AMOUNT_LINES' } });
  if (lines !== undefined) return { lines: lines.map(({ product_id: sku, units }) => ({ sku, units: units ?? null })), restock };
  return { cents: amount === undefined ? 'rest' : toCents(amount) };
}

/** A refund as the office sees it. */
export function refundBody({ id, state, reason, note, cents, lines, askedAt, doneAt }: RefundRow): Schemas['OfficeRefund'] {
  return {
    id,
    state,
    reason,
    note,
    amount: toDecimal(cents),
    lines: lines.map((line) => ({ product_id: line.sku, quantity: line.quantity, amount: toDecimal(line.cents) })),
    asked_at: askedAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  };
}
