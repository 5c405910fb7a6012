/** The text on the basket icon, which counts lines: none when empty, `9` at nine, `9+` from ten. */
export function basketBadge(lineCount: number): string | null {
  if (lineCount <= 0) return null;
  return lineCount > 9 ? '9+' : String(lineCount);
}
