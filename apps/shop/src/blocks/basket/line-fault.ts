import type { components } from '@parral/api-spec';

type Basket = components['schemas']['Basket'];
type Line = Basket['lines'][number];

export interface LineFault {
  code: 'QUANTITY_TOO_HIGH' | 'OUT_OF_STOCK' | 'LINE_NOT_FOUND';
  /** What may be ordered now. */
  available: number;
}

/**
 * What is wrong with a line (specification section 5: "A basket line may show an error text tied to its line id").
 * `quantity` is the one on the screen, perhaps not sent yet: beyond the basket's maximum it is too high,
 * beyond what is in stock it is out of stock. A fault the server named stands until the quantity changes.
 */
export function lineFault(
  basket: Pick<Basket, 'max_quantity' | 'line_errors'>,
  line: Pick<Line, 'id' | 'quantity' | 'max_quantity'>,
  quantity: number,
): LineFault | null {
  if (quantity > basket.max_quantity) return { code: 'QUANTITY_TOO_HIGH', available: line.max_quantity };
  if (quantity > line.max_quantity) return { code: 'OUT_OF_STOCK', available: line.max_quantity };
  const named = quantity === line.quantity ? basket.line_errors.find(({ line_id }) => line_id === line.id) : undefined;
  return named ? { code: named.code, available: named.available ?? line.max_quantity } : null;
}

/** Whether the line may stay as it is and the order go on; a fault that only tells what happened does not stop it. */
export function stopsCheckout(line: Pick<Line, 'max_quantity'>, quantity: number): boolean {
  return quantity > line.max_quantity;
}
