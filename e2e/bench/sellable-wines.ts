interface Card {
  id: string;
  is_locked: boolean;
  price: number | null;
}

/**
 * Skus of a brand that whoever comes may put into a basket now: with a price, not kept for members, on sale, in stock.
 * Throws when there is none.
 */
export async function sellableWines(origin: string, brand: string): Promise<string[]> {
  const { products } = await ask<{ products: Card[] }>(origin, `/api/catalogue/products/?brand=${brand}&language=es&page_size=100`);
  const open = products.filter(({ is_locked, price }) => !is_locked && price !== null).map(({ id }) => id);
  const left = await ask<{ products: { product_id: string; availability: string }[] }>(origin, `/api/catalogue/availability/?product_ids=${open.join(',')}`);
  const sellable = left.products.filter(({ availability }) => availability === 'in_stock').map(({ product_id }) => product_id);
  if (sellable.length === 0) throw new Error(`Nothing of ${brand} can be bought: ${JSON.stringify(left.products)}`);
  return sellable;
}

async function ask<T>(origin: string, path: string): Promise<T> {
  const answer = await fetch(`${origin}${path}`);
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}
