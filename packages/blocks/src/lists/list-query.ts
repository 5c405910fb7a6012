/** A whole number from 1 out of a query; 1 for anything else. */
export function pageNumber(value: string | undefined): number {
  return /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1;
}

/** An id out of a query; none for anything else. */
export function idNumber(value: string | undefined): number | undefined {
  return /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : undefined;
}
