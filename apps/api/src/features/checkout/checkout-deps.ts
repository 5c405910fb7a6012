import { loadShop, type ShopSnapshot } from '../basket/index.ts';
import type { InvoicesContext } from '../invoices/index.ts';
import type { PaymentLinksContext } from '../links/index.ts';
import type { PaymentsContext } from '../payments/index.ts';
import type { SessionContext } from '../session/index.ts';

export type CheckoutContext = SessionContext & PaymentLinksContext & PaymentsContext & InvoicesContext;

/** What every step of the checkout works with. */
export interface CheckoutDeps {
  context: CheckoutContext;
  /** The present content; never inside a transaction. */
  shop: () => Promise<ShopSnapshot>;
}

export function checkoutDeps(context: CheckoutContext): CheckoutDeps {
  return { context, shop: context.content.memo(loadShop) };
}
