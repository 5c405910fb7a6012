import type { ShopSnapshot } from '../basket/index.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import type { PaymentsContext } from '../payments/index.ts';
import type { SessionContext } from '../session/index.ts';

export type CheckoutContext = SessionContext & PaymentsContext & InvoicesContext;

/** What every step of the checkout works with. */
export interface CheckoutDeps {
  context: CheckoutContext;
  /** The present content; never inside a transaction. */
  shop: () => Promise<ShopSnapshot>;
}
