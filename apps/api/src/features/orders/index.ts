import { ApiError } from '../../platform/http/api-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { shopTerms } from '../basket/shop-terms.ts';
import { CardPayments, createStripe } from '../payments/index.ts';
import { bookProvidersRefunds, registerRefunds } from './give-money-back.ts';
import { readOrderFile } from './order-file.ts';
import { registerAudit } from './refunds.audit.ts';
import { showOrder, showWithdrawal } from './show-order.ts';
import { confirmWithdrawal, declareWithdrawal } from './withdraw.ts';
import { eraseUnconfirmed } from './withdrawal.store.ts';

/** What comes after the purchase: the order behind its private link, and withdrawing from it (README.md here). */
export function orders(context: Context): Pick<Handlers, 'getOrder' | 'declareWithdrawal' | 'confirmWithdrawal'> {
  const { db, limits, jobs, audit } = context;
  const terms = shopTerms(context.content);
  const payments = new CardPayments(createStripe(context.config));
  registerRefunds(context, payments);
  registerAudit(audit, payments);
  jobs.every(300, 'book refunds made at the card provider', () => bookProvidersRefunds(context, payments));
  jobs.every(86_400, 'erase unconfirmed withdrawals', () => eraseUnconfirmed(db));
  return {
    async getOrder({ params, query, request, reply }) {
      await limits.take('order by address', request.ip);
      const file = params.token.startsWith('view_') ? await readOrderFile(db, { viewToken: params.token }) : null;
      if (file === null) throw new ApiError('NOT_FOUND');
      reply.header('cache-control', 'private, no-store');
      return showOrder(file, await terms(), query.language ?? file.order.language);
    },

    async declareWithdrawal({ body, request }) {
      await limits.take('withdrawal by address', request.ip);
      const { row, file } = await declareWithdrawal(context, body);
      return showWithdrawal(row, file);
    },

    async confirmWithdrawal({ params, request }) {
      await limits.take('withdrawal by address', request.ip);
      const { row, file } = await confirmWithdrawal(context, params.withdrawal_id, await terms());
      return showWithdrawal(row, file);
    },
  };
}
