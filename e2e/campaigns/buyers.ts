import { ask, counted, type PlaceUnderLoad, purchase } from './place-under-load.ts';

export interface Rush {
  outcomes: Record<string, number>;
  /** Orders that their buyers were told of and that the database does not have. */
  lost: string[];
  /** Bottles left. */
  left: number;
}

/** Must show: "10,000 buyers for 500 bottles". All come at once; so many are answered at a time as the machine takes (64 connections). */
export async function rush(place: PlaceUnderLoad, sku: string, { buyers, bottles }: { buyers: number; bottles: number }): Promise<Rush> {
  await ask(place, 'update stock set on_hand = allocated + $2 where sku = $1', [sku, bottles]);
  const purchases = await Promise.all(Array.from({ length: buyers }, () => purchase(place, sku)));
  const kept = new Set((await ask<{ number: string }>(place, 'select number from shop_order')).map(({ number }) => number));
  const [stock] = await ask<{ left: number }>(place, 'select on_hand - allocated as left from stock where sku = $1', [sku]);
  return {
    outcomes: counted(purchases.map(({ outcome }) => outcome)),
    lost: purchases.flatMap(({ number }) => (number !== undefined && !kept.has(number) ? [number] : [])),
    left: stock?.left ?? Number.NaN,
  };
}
