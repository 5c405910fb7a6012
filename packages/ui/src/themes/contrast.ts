/** Contrast of two colours `#rrggbb` by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance of a colour `#rrggbb`, from 0 to 1. */
export function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What stands on what, and the least contrast it needs: text 4.5, borders of controls and focus 3. */
export const pairs = [
  ['ink', 'ground', 4.5],
  ['muted', 'ground', 4.5],
  ['accent', 'ground', 4.5],
  ['second', 'ground', 4.5],
  ['error', 'ground', 4.5],
  ['success', 'ground', 4.5],
  ['ink', 'raise', 4.5],
  ['muted', 'raise', 4.5],
  ['accent', 'raise', 4.5],
  ['error', 'raise', 4.5],
  ['ink', 'input', 4.5],
  ['muted', 'input', 4.5],
  ['muted', 'disabled', 4.5],
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['ground', 'ink', 4.5],
  ['control', 'ground', 3],
  ['control', 'input', 3],
  ['focus', 'ground', 3],
  ['rule', 'ground', 3],
] as const;
