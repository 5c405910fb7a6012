import { cataloguePath } from '@parral/site/paths';

/** Where a filled form leads: as without script, but in the one address of that view. */
export function filledFormPath(catalogueUrl: string, form: FormData): string {
  const filters: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '') filters[name] = filters[name] === undefined ? value : `${filters[name]},${value}`;
  }
  return cataloguePath(catalogueUrl, { filters });
}
