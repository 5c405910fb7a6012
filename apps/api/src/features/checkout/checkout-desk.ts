import type { ShopTerms } from '../basket/shop-terms.ts';
import type { FixedClient } from './member-data.ts';
import type { Context } from '../../platform/context.ts';
import type { CardPayments } from '../payments/index.ts';

/** What every step of the checkout works with. */
export interface CheckoutDesk {
  context: Context;
  payments: CardPayments;
  /** Terms of the present content; never inside a transaction. */
  terms: () => Promise<ShopTerms>;
}

/** Who asks: the session, and the member when one is logged in. */
export interface Buyer {
  sessionId: string;
  memberId: string | null;
  /** What stands fast of a member, whatever a request says; null for a visitor. */
  fixed: FixedClient | null;
}
