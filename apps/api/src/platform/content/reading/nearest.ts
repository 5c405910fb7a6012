/**
 * The name most like the one written, when a slip of one to three letters
 * explains it; undefined when none is near.
 */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const allowed = Math.min(3, Math.floor(written.length / 3) + 1);
  let best: { name: string; distance: number } | undefined;
  for (const name of names) {
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance <= allowed && (best === undefined || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** What to do about a name that is not among the known ones: the nearest of them, or where they stand. */
export function advice(written: string, names: readonly string[], where: string): string {
  const close = nearest(written, names);
  return close === undefined ? `see ${where}` : `did you mean "${close}"?`;
}
