/** Skus of a comma-separated list, each once. */
export function skusOf(list: string): string[] {
  return [
    ...new Set(
      list
        .split(',')
        .map((sku) => sku.trim())
        .filter((sku) => sku !== ''),
    ),
  ];
}
