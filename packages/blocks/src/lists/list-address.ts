/** Address of a list narrowed and turned to a page: empty parts left out, page 1 without a number, and the list in view. */
export function listAddress(path: string, anchor: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(query).filter(([name, value]) => value !== undefined && value !== '' && !(name === 'p' && value === 1));
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${path}${search === '' ? '' : `?${search}`}#${anchor}`;
}

/** A whole number from 1 out of a query; 1 for anything else. */
export function pageNumber(value: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1;
}

/** An id out of a query; none for anything else. */
export function idNumber(value: string | undefined): number | undefined {
  return /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : undefined;
}
