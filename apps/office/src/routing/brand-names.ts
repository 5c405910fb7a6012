import type { PageRequest } from './page.ts';

/** The estate's brands as a field offers them: by id, with their names. */
export function brandChoices({ api, brands }: Pick<PageRequest, 'api' | 'brands'>): Promise<{ value: string; label: string }[]> {
  return Promise.all(brands.map(async (brand) => ({ value: brand, label: (await api.getSite({ path: { brand } })).name })));
}

/** What a brand is called, by its id; the id of one that there is no longer. */
export async function brandNames(request: Pick<PageRequest, 'api' | 'brands'>): Promise<(brand: string) => string> {
  const names = new Map((await brandChoices(request)).map(({ value, label }) => [value, label]));
  return (brand) => names.get(brand) ?? brand;
}
