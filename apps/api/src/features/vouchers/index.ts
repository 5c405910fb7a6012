import type { FastifyRequest } from 'fastify';
import type { Context } from '../../server/context.ts';
import { answer, type Handlers } from '../../server/handlers.ts';
import { brandNamed, loadSite } from '../site/load-site.ts';
import { checkVoucher, showVoucher } from './check-voucher.ts';

export { newVoucherCode } from './voucher-code.ts';
export { insertVouchers, vouchersOfMember, type NewVoucher, type VoucherRow } from './vouchers.store.ts';

/** Vouchers of visits (specification sections 2, 4 and 8). */
export function vouchers(context: Context): Pick<Handlers, 'checkVoucher'> {
  const siteContent = context.content.memo(loadSite);
  return {
    async checkVoucher({ query, request }) {
      await limitChecks(context, request);
      brandNamed(await siteContent(), query.site);
      const found = await checkVoucher(context.db, query.full_code, query.site);
      return typeof found === 'string' ? answer(400, found) : showVoucher(found, query.language);
    },
  };
}

/** Guessing is slow: twenty checks a minute for a session, and few more for an address. */
async function limitChecks({ limits, sessions }: Context, request: FastifyRequest): Promise<void> {
  limits.take('voucher by address', request.ip);
  const session = await sessions.find(request);
  limits.take('voucher by session', session?.id ?? request.ip);
}
