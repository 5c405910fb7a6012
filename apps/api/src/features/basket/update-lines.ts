import type { components } from '@parral/api-spec';
import { defaultMaxQuantity, lineLimit } from '@parral/rules';
import type { Db } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type BasketOwner, obtainable, setQuantities, type StoredBasket, type StoredLine } from './basket.store.ts';

type LineError = components['schemas']['Basket']['line_errors'][number];
type Pair = readonly [string, number];

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a line's id. */
export function isLineId(text: string): boolean {
  return uuid.test(text);
}

/**
 * The pairs of a request, the last one for each line.
 * Throws BAD_REQUEST for a pair that is not a line's id and a whole quantity from 1.
 */
export function readPairs(lines: readonly (readonly (string | number)[])[]): Pair[] {
  const pairs = new Map<string, number>();
  for (const [index, [id, quantity]] of lines.entries()) {
    if (typeof id !== 'string' || typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1 || quantity > 100_000)
      throw new ApiError('BAD_REQUEST', { fields: { [`lines.${index}`]: 'QUANTITY' } });
    pairs.set(id, quantity);
  }
  return [...pairs];
}

/** Sets the quantities that can be had and returns the ids of the lines that were set. */
export async function updateLines(db: Db, owner: BasketOwner, pairs: readonly Pair[]): Promise<Set<string>> {
  const wanted = pairs.filter(([id]) => isLineId(id));
  return wanted.length === 0 ? new Set() : setQuantities(db, owner, wanted, defaultMaxQuantity);
}

/** For each pair that was not set, why: by the basket as it is after the change. */
export function refusedPairs(pairs: readonly Pair[], done: ReadonlySet<string>, basket: StoredBasket | null): LineError[] {
  return pairs.flatMap(([id, quantity]): LineError[] => {
    if (done.has(id)) return [];
    const line = basket?.lines.find((entry) => entry.id === id);
    if (line === undefined) return [{ line_id: id, code: 'LINE_NOT_FOUND' }];
    const code = quantity > line.most ? 'QUANTITY_TOO_HIGH' : shortage(line, quantity);
    return [{ line_id: id, code, available: lineLimit(obtainable(line), line.most) }];
  });
}

/** Which of the two is in the way of so many bottles: the stock, or what one member may buy. */
export function shortage({ available, allocation }: Pick<StoredLine, 'available' | 'allocation'>, quantity: number) {
  return allocation !== null && quantity > allocation.left && allocation.left <= available ? 'ALLOCATION_EXCEEDED' : 'OUT_OF_STOCK';
}
