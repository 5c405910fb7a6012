/** Inserts in parts, since a statement holds a limited number of values; nothing for none. */
export async function insertInParts<T>(rows: readonly T[], insert: (part: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += 500) await insert(rows.slice(at, at + 500));
}
