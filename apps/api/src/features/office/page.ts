/** A page of a list of the office: asks for one row more than it shows, so that the last page says that it is the last. `next` is the row that the next page begins after. */
export async function page<Row>(size: number, read: (most: number) => Promise<Row[]>): Promise<{ rows: Row[]; next: Row | null }> {
  const found = await read(size + 1);
  const rows = found.slice(0, size);
  return { rows, next: found.length > size ? (rows.at(-1) ?? null) : null };
}
