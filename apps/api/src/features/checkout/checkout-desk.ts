import type { ShopSnapshot } from '../basket/index.ts';
import type { FixedClient } from './member-data.ts';
import type { CardPayments, PaymentsContext } from '../payments/index.ts';
import type { SessionContext } from '../session/index.ts';

/** What every step of the checkout works with. */
export interface CheckoutDesk {
  context: CheckoutContext;
  payments: CardPayments;
  /** The present content; never inside a transaction. */
  shop: () => Promise<ShopSnapshot>;
}

export type CheckoutContext = SessionContext & PaymentsContext;

/** Who asks: the session, and the member when one is logged in. */
export interface Buyer {
  sessionId: string;
  memberId: string | null;
  /** What stands fast of a member, whatever a request says; null for a visitor. */
  fixed: FixedClient | null;
}
