import { expect } from '@playwright/test';
import { Buyer } from './buyer.ts';
import type { Place } from './place.ts';

/** Another buyer really buys bottles of a sku and pays for them, over the API; at most ten at once. */
export async function somebodyBuys(place: Place, sku: string, bottles: number): Promise<void> {
  const bought = await new Buyer(place.origin).buy(sku, bottles);
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
}
