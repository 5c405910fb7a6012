import type { Cents } from './money.ts';

/** What one unit costs where a line holds so many of a sku; in cents. */
export interface PriceStep {
  /** Units of one line from which it holds, 2 at least. */
  from: number;
  price: Cents;
}

/**
 * The steps that lower what this buyer pays for one unit, by their quantity. A member's price, or a reduction, may already
 * be lower than a step: such a step is none for that buyer.
 */
export function stepsBelow<Step extends PriceStep>(price: Cents, steps: readonly Step[]): Step[] {
  let lowest = price;
  return steps
    .toSorted((a, b) => a.from - b.from)
    .filter((step) => {
      const lowers = step.price < lowest;
      if (lowers) lowest = step.price;
      return lowers;
    });
}

/** The step that decides what one unit costs in a line of so many; null: the price of a single one does. */
export function stepReached<Step extends PriceStep>(price: Cents, steps: readonly Step[], quantity: number): Step | null {
  return stepsBelow(price, steps).findLast(({ from }) => from <= quantity) ?? null;
}

/** What one unit costs in a line of so many, in cents: the price of a single one, or that of the step it has reached. */
export function unitPriceAt(price: Cents, steps: readonly PriceStep[], quantity: number): Cents {
  return stepReached(price, steps, quantity)?.price ?? price;
}

/** The step that one unit more would reach; null where that takes more, or there is none. */
export function stepWithOneMore<Step extends PriceStep>(price: Cents, steps: readonly Step[], quantity: number): Step | null {
  return stepsBelow(price, steps).find(({ from }) => from === quantity + 1) ?? null;
}
