/** A bottle that one unit of a sku takes from the stock: the sku itself, or one of those in a case. */
export interface StockPart {
  sku: string;
  /** Bottles of it in one unit. */
  bottles: number;
  /** Bottles of it that may still be sold. */
  left: number;
}

/** How many units of a sku its bottles allow; `taken` are bottles of each sku that are spoken for. Never below 0. */
export function unitsOf(parts: readonly StockPart[], taken: ReadonlyMap<string, number> = new Map()): number {
  if (parts.length === 0) return 0;
  return Math.max(0, Math.min(...parts.map(({ sku, bottles, left }) => Math.floor((left - (taken.get(sku) ?? 0)) / bottles))));
}

/** How many units each line may have where lines share bottles, as a case and its bottle do: the earlier line has its own first. */
export function unitsInTurn(lines: readonly { quantity: number; parts: readonly StockPart[] }[]): number[] {
  const taken = new Map<string, number>();
  return lines.map(({ quantity, parts }) => {
    const units = unitsOf(parts, taken);
    for (const { sku, bottles } of parts) taken.set(sku, (taken.get(sku) ?? 0) + bottles * Math.min(quantity, units));
    return units;
  });
}

/** Bottles of each sku that lines take: those of a case are its contents', every other unit is one of its own. Skus are sorted as every transaction locks them. */
export function bottlesOf(
  lines: readonly { sku: string; quantity: number; contents?: readonly { sku: string; bottles: number }[] | null | undefined }[],
): [sku: string, bottles: number][] {
  const units = new Map<string, number>();
  for (const { sku, quantity, contents } of lines)
    for (const part of contents ?? [{ sku, bottles: 1 }]) units.set(part.sku, (units.get(part.sku) ?? 0) + quantity * part.bottles);
  return [...units].sort(([a], [b]) => (a < b ? -1 : 1));
}
