import type { components } from '@parral/api-spec';

type Basket = components['schemas']['Basket'];
type Line = Basket['lines'][number];

export interface LineError {
  code: 'QUANTITY_TOO_HIGH' | 'OUT_OF_STOCK' | 'ALLOCATION_EXCEEDED' | 'LINE_NOT_FOUND';
  /** What may be ordered now. */
  available: number;
  /** With ALLOCATION_EXCEEDED: bottles that each member may buy in a season. */
  limit?: number;
}

/**
 * What is wrong with a line (specification section 5: "A basket line may show an error text tied to its line id").
 * `quantity` is the one on the screen, perhaps not sent yet: beyond the basket's maximum it is too high,
 * beyond what is in stock it is out of stock, and beyond what this member may still buy in the season it exceeds
 * the allocation. An error the server named stands until the quantity changes.
 */
export function lineError(
  basket: Pick<Basket, 'max_quantity' | 'line_errors'>,
  line: Pick<Line, 'id' | 'quantity' | 'max_quantity' | 'allocation'>,
  quantity: number,
): LineError | null {
  if (quantity > basket.max_quantity) return { code: 'QUANTITY_TOO_HIGH', available: line.max_quantity };
  if (quantity > line.max_quantity) return shortage(line);
  const named = quantity === line.quantity ? basket.line_errors.find(({ line_id }) => line_id === line.id) : undefined;
  if (named?.code === 'ALLOCATION_EXCEEDED') return shortage(line);
  return named ? { code: named.code, available: named.available ?? line.max_quantity } : null;
}

/** What keeps the line from holding more: the member's allocation where that is the lower of the two, else the stock. */
function shortage({ max_quantity: available, allocation }: Pick<Line, 'max_quantity' | 'allocation'>): LineError {
  if (allocation?.left !== available) return { code: 'OUT_OF_STOCK', available };
  return { code: 'ALLOCATION_EXCEEDED', available, limit: allocation.limit };
}

/** Whether the line may stay as it is and the order go on; an error that only tells what happened does not stop it. */
export function stopsCheckout(line: Pick<Line, 'max_quantity'>, quantity: number): boolean {
  return quantity > line.max_quantity;
}
