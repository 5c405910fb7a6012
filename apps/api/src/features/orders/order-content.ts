import type { Db } from '../../platform/database/database.ts';
import { loadProducts, type ProductSnapshot } from '../catalogue/index.ts';
import { loadSite, type SiteContent } from '../site/index.ts';

/** What orders are shown with, of the present content. */
export interface OrderContent {
  site: SiteContent;
  products: ReadonlyMap<string, ProductSnapshot>;
}

/** For `context.content.memo`. */
export async function loadOrderContent(tx: Db): Promise<OrderContent> {
  return { site: await loadSite(tx), products: await loadProducts(tx) };
}
