import type { Db } from '../../platform/database/database.ts';
import { loadProducts, type ProductSnapshot } from '../catalogue/index.ts';
import { loadShippingTerms, type ShippingTerms } from '../shipping/index.ts';
import { loadSite, type SiteContent } from '../site/index.ts';
import { loadCouponTerms, type CouponTerms } from '../vouchers/index.ts';

/** What baskets and checkouts need of the content, of one moment: kept in memory until the content changes. */
export interface ShopSnapshot {
  site: SiteContent;
  products: ReadonlyMap<string, ProductSnapshot>;
  shipping: ShippingTerms;
  coupons: CouponTerms;
}

/** For `context.content.memo`. */
export async function loadShop(tx: Db): Promise<ShopSnapshot> {
  return { site: await loadSite(tx), products: await loadProducts(tx), shipping: await loadShippingTerms(tx), coupons: await loadCouponTerms(tx) };
}
