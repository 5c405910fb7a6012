import { Client } from 'pg';
import { Buyer } from '../support/buyer.ts';

/** An installation that a campaign is run against: one process, or a fleet. */
export interface PlaceUnderLoad {
  /** What visitors ask. */
  origin: string;
  /** Where cards are given: the sandbox's own address. */
  provider: string;
  databaseUrl: string;
}

/** How a purchase ended: `order`, or the step that was refused with its status, such as `add 406`. */
export interface Purchase {
  outcome: string;
  /** Number of the order. */
  number?: string;
}

/** Basket, intent, card and capture, as the shop makes them. Never throws: a connection that breaks is an outcome. */
export async function purchase({ origin, provider }: PlaceUnderLoad, sku: string): Promise<Purchase> {
  const buyer = new Buyer(origin.replace('127.0.0.1', 'localhost'));
  try {
    const added = await buyer.add(sku);
    if (added.status !== 200) return { outcome: `add ${added.status}` };
    const intent = await buyer.intent();
    if (intent.status !== 200) return { outcome: `intent ${intent.status}` };
    const confirmed = await new Buyer(provider).confirm(intent.body);
    if (confirmed.status !== 200) return { outcome: `card ${confirmed.status}` };
    const order = await buyer.capture(intent.body.payment_intent_id);
    return order.status === 200 ? { outcome: 'order', number: order.body.number } : { outcome: `capture ${order.status}` };
  } catch (error) {
    return { outcome: `connection ${error instanceof Error && 'code' in error ? String(error.code) : String(error)}` };
  }
}

/** Asks the database of a place, as nobody but a campaign does. */
export async function ask<T extends object>({ databaseUrl }: PlaceUnderLoad, statement: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

/** How often each outcome was. */
export function counted(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes.toSorted()) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
