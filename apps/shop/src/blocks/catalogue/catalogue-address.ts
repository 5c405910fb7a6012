import type { Filters } from './catalogue-filters.ts';

/** What a reader may choose in the catalogue; it stands in the address, so that it can be linked and works without script. */
export interface CatalogueChoice {
  category?: string | null | undefined;
  sort?: string | null | undefined;
  /** Page, from 1. */
  page?: number | undefined;
  filters?: Filters | undefined;
}

/** Address of the catalogue with a choice. Left out: whatever is the default, so that each view has one address. */
export function catalogueHref(catalogueUrl: string, { category, sort, page, filters }: CatalogueChoice): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (sort) query.set('sort', sort);
  for (const [name, value] of Object.entries(filters ?? {})) query.set(name, value);
  if (page !== undefined && page > 1) query.set('p', String(page));
  return query.size === 0 ? catalogueUrl : `${catalogueUrl}?${query.toString().replaceAll('%2C', ',')}`;
}

/** Where a filled form leads: as without script, but in the one address of that view. */
export function formHref(catalogueUrl: string, form: FormData): string {
  const filters: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '') filters[name] = filters[name] === undefined ? value : `${filters[name]},${value}`;
  }
  return catalogueHref(catalogueUrl, { filters });
}

/** Product path, with a category query parameter when one is given (specification section 2, catalogue page). */
export function productHref(productPath: string, category: string | undefined): string {
  return category ? `${productPath}?${new URLSearchParams({ category })}` : productPath;
}
