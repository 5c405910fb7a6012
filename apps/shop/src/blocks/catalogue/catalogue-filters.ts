/** What a buyer may narrow the catalogue by, as it stands in the address: several values of one name are comma separated. */
const shapes = {
  brand: /^[a-z][a-z0-9-]{0,31}(,[a-z][a-z0-9-]{0,31}){0,9}$/,
  type: /^[a-z0-9-]{1,40}(,[a-z0-9-]{1,40}){0,19}$/,
  vintage: /^\d{4}(,\d{4}){0,49}$/,
  format: /^\d{2,5}(,\d{2,5}){0,19}$/,
  price_min: /^\d{1,6}([.,]\d{1,2})?$/,
  price_max: /^\d{1,6}([.,]\d{1,2})?$/,
} as const;

export type FilterName = keyof typeof shapes;
export const filterNames = Object.keys(shapes) as FilterName[];

/** Chosen filters; a name that is missing narrows nothing. Prices are euros with a point. */
export type Filters = Partial<Record<FilterName, string>>;

/** The filters of an address. What has not the shape of a filter narrows nothing. */
export function readFilters(query: Readonly<Record<string, string>>): Filters {
  const filters: Filters = {};
  for (const name of filterNames) {
    const value = query[name]?.trim();
    if (value && shapes[name].test(value)) filters[name] = name.startsWith('price') ? value.replace(',', '.') : value;
  }
  return filters;
}

/** Values chosen under a name. */
export function chosen(filters: Filters, name: FilterName): string[] {
  return filters[name]?.split(',') ?? [];
}

/** The filters without one value, or without the name when it has no other. */
export function without(filters: Filters, name: FilterName, value: string): Filters {
  const { [name]: _, ...others } = filters;
  const left = chosen(filters, name).filter((one) => one !== value);
  return left.length === 0 ? others : { ...filters, [name]: left.join() };
}
