import type { components } from '@parral/api-spec';
import { brandNames } from '../../routing/brand-names.ts';
import type { PageRequest } from '../../routing/page.ts';

/** A day of visits; what is closed on it is said with the names of the brands, which people know, in place of their ids. */
export async function readDay(request: Pick<PageRequest, 'api' | 'brands'>, day: string): Promise<components['schemas']['OfficeDay']> {
  const found = await request.api.getOfficeDay({ query: { day } });
  if (found.closed.length + found.closings.length === 0) return found;
  const nameOf = await brandNames(request);
  return { ...found, closed: found.closed.map(nameOf), closings: found.closings.map((closing) => ({ ...closing, brand: nameOf(closing.brand) })) };
}
