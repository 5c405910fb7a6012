import type { Language } from '@parral/api-spec/languages';
import type { FastifyReply } from 'fastify';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import type { PaymentsContext } from '../payments/index.ts';
import { loadSite } from '../site/index.ts';
import { registerGifts } from './gift-vouchers.ts';
import { eraseUnfinished } from './intent.store.ts';
import { loadOrderContent } from './order-content.ts';
import { type OrderFile, readOrderFile } from './order-file.ts';
import { registerAudit } from './orders.audit.ts';
import { registerPersonalData } from './personal-data.ts';
import { registerRefundAudit } from './refunds.audit.ts';
import { keepSalesDays } from './sales-days.ts';
import { sendOrderLink } from './send-order-link.ts';
import { listOrderPage } from './order-page.ts';
import { showOrder, showWithdrawal } from './show-order.ts';
import { confirmWithdrawal, declareWithdrawal } from './withdraw.ts';
import { eraseUnconfirmed } from './withdrawal.store.ts';

export { orderGifts } from './gift-vouchers.ts';
export {
  addRevision,
  cancelIntent,
  noteBank,
  claimUnfinished,
  findIntent,
  findRevision,
  holdIntent,
  insertIntent,
  markAcknowledged,
  openIntent,
  refreshIntent,
  releaseIntent,
  type IntentRow,
} from './intent.store.ts';
export { loadOrderContent, type OrderContent } from './order-content.ts';
export { deliveryEstimate } from './delivery-estimate.ts';
export { dispatchOrder, readyOrder } from './dispatch.ts';
export { namedStatuses, statusWords } from './status-words.ts';
export { type OrderFile, progressOf, readOrderFile, shownStatus } from './order-file.ts';
export { type DeliveryNote, deliveryNotePdf, noteHead, readDeliveryNote } from './delivery-note.ts';
export { addressLines, confirmationMail, orderLink } from './order-mail.ts';
export { tellOfOrder } from './order-notice.ts';
export { beginPlacing, claimTracking, findOrder, insertOrder, listOrders, markPaid, undoPlacing, type OrderRow, type PlacedOrder } from './order.store.ts';
export { orderChanged, type OrderChanged } from './order-changed.ts';
export { showOrderEntry } from './order-page.ts';
export { type FoundOrder, type OrderQuery, searchOrders } from './order-search.ts';
export { orderFacts } from './order-version.ts';
export { readdressOrder } from './readdress.ts';
export { standing } from './refunds.ts';
export { orderSale } from './order-sale.ts';
export { memberOrderPaid } from './member-order-paid.ts';
export { bottlesOrdered, countOrders, ordersOfMember, spentOnOrders, type OrderOfMember } from './orders-of-member.ts';
export { giftsIn, sameSnapshot, vatOfOrder, type RefusalLine, type RevisionSnapshot, type SnapshotLine } from './revision-snapshot.ts';
export { owedFor, refundWithdrawals, unpaidWithdrawals } from './refund-withdrawals.ts';
export { bookOrderRefunds } from './refunds.ts';
export { refundOrder, type RefundWish } from './refund-order.ts';
export { unitsGiven } from './refunded-lines.ts';
export { resendMail } from './resend-mail.ts';
export { keepSalesDays } from './sales-days.ts';
export { couponSales, type Days, ordersWithCoupon, salesBy, type SalesRow, salesTotal } from './sales-report.ts';
export { moveStock, shelfFacts, shelfOf, waitingBottles } from './shelf.ts';
export { setStatus, StatusRefused } from './set-status.ts';
export { showOrder } from './show-order.ts';

export const uses = ['catalogue', 'invoices', 'notices', 'payments', 'session', 'shipping', 'site', 'staff', 'vouchers', 'work'] as const;

type OrderOperation = 'getOrder' | 'sendOrderLink' | 'declareWithdrawal' | 'confirmWithdrawal' | 'listOrders' | 'getOrderByNumber';

/** Orders from their intent on (README.md), behind their private links, and withdrawing from them. */
export function orders(context: PaymentsContext & InvoicesContext): Pick<Handlers, OrderOperation> {
  const { db, limits, jobs, audit, content, invoicing } = context;
  const { provider } = context.payments;
  registerGifts(context);
  registerAudit(audit, provider);
  registerRefundAudit(audit, provider);
  registerPersonalData(context);
  jobs.every(86_400, 'erase unfinished orders', () => eraseUnfinished(db));
  jobs.every(1_800, 'sums of days that are over', () => keepSalesDays(db));
  jobs.every(86_400, 'erase unconfirmed withdrawals', () => eraseUnconfirmed(db));
  const orderContent = content.memo(loadOrderContent);
  const siteContent = content.memo(loadSite);
  async function answerOrder(file: OrderFile | null, language: Language | undefined, reply: FastifyReply) {
    if (file === null) throw new ApiError('NOT_FOUND');
    reply.header('cache-control', 'private, no-store');
    const invoices = await invoicing.list(db, 'order', [file.order.intentId]);
    return showOrder(file, await orderContent(), language ?? file.order.language, invoices.get(file.order.intentId));
  }

  return {
    async getOrder({ params, query, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = params.token.startsWith('view_') ? await readOrderFile(db, { viewToken: params.token }) : null;
      return answerOrder(file, query.language, reply);
    },

    async listOrders({ query, reply }) {
      reply.header('cache-control', 'private, no-store');
      return listOrderPage(db, query);
    },

    async getOrderByNumber({ params, query, reply }) {
      const file = await readOrderFile(db, { number: params.number });
      return answerOrder(file?.order.paidAt == null ? null : file, query.language, reply);
    },

    async sendOrderLink({ body, request }) {
      await limits.take('order link by address', request.ip);
      await sendOrderLink(context, body, await siteContent());
      return { status: 'ok' };
    },

    async declareWithdrawal({ body, request }) {
      await limits.take('withdrawal by address', request.ip);
      const { row, file } = await declareWithdrawal(context, body);
      return showWithdrawal(row, file);
    },

    async confirmWithdrawal({ params, request }) {
      await limits.take('withdrawal by address', request.ip);
      const { row, file } = await confirmWithdrawal(context, params.withdrawal_id, await siteContent());
      return showWithdrawal(row, file);
    },
  };
}
