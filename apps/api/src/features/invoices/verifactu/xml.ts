/** An element with its text, or with its children in their order. Kept as JSON, which is why it is a plain list. */
export type XmlElement = readonly [name: string, content: string | readonly XmlElement[]];

/** An element with all in it, its children indented; names get the prefix. */
export function writeElement([name, content]: XmlElement, prefix: string, depth = 0): string {
  const indent = '  '.repeat(depth);
  const inside =
    typeof content === 'string' ? escaped(content) : `\n${content.map((child) => `${writeElement(child, prefix, depth + 1)}\n`).join('')}${indent}`;
  return `${indent}<${prefix}:${name}>${inside}</${prefix}:${name}>`;
}

/** The text of the element at this path below one; null where there is none. */
export function textAt([, content]: XmlElement, ...path: readonly string[]): string | null {
  const [next, ...rest] = path;
  if (next === undefined) return typeof content === 'string' ? content : null;
  const child = typeof content === 'string' ? undefined : content.find(([name]) => name === next);
  return child === undefined ? null : textAt(child, ...rest);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  // XML 1.0 has no word for other control characters; a name pasted with one must not make the file unreadable.
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replace(/[&<>]/g, (sign) => entities[sign] ?? sign);
}
