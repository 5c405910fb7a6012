/** The tokens that a sheet names, as a theme file says them: `color.ink`, `type.label`, `shape.radius`. */
export function tokensIn(sheet: string): string[] {
  const named = [...sheet.matchAll(/\bvars\.(color|font|type|shape|wordmark|header)\.(\w+)/g)].map(([, group, name]) => `${group}.${name}`);
  const spaces = [...sheet.matchAll(/\bspace\[(\d+)\]/g)].map(([, step]) => `space.${step}`);
  const lists = [...sheet.matchAll(/\b(motion|measure)\.(\w+)/g)].map(([, group, name]) => `${group}.${name}`);
  return [...new Set([...named, ...spaces, ...lists])].toSorted();
}
