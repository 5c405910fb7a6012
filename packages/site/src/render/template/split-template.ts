import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { camelCase } from './attribute-names.ts';

/** A place for a block in a template: its name and its other `data-*` attributes in camelCase. */
export interface Placeholder {
  readonly block: string;
  readonly attributes: Readonly<Record<string, string>>;
}

type Part = string | Placeholder;
type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Parsing costs some 0.2 ms, and a template is rendered again for each member and query: the last ones are kept. */
const cache = new Map<string, readonly Part[]>();
const maximum = 500;

/**
 * Splits a template's HTML at its placeholders, `<div data-block="app/name" data-…></div>`. What stands between them comes back
 * as it was written. The same letters in a comment, a script or an attribute's value are text, as the parser reads them.
 * Throws for a placeholder that is not empty: an error of the template.
 */
export function splitTemplate(html: string): readonly Part[] {
  const cached = cache.get(html);
  if (cached) return cached;
  const parts = parse(html);
  if (cache.size >= maximum) cache.delete(cache.keys().next().value ?? '');
  cache.set(html, parts);
  return parts;
}

function parse(html: string): Part[] {
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  const found = placeholdersIn(childNodes).toSorted((a, b) => a.start - b.start);
  const ends = [0, ...found.map(({ end }) => end)];
  const parts = found.flatMap<Part>(({ start, placeholder }, index) => [html.slice(ends[index], start), placeholder]);
  return [...parts, html.slice(ends.at(-1))].filter((part) => part !== '');
}

interface Found {
  placeholder: Placeholder;
  start: number;
  end: number;
}

/** By source offsets, which the parser's own repairs of the tree leave as they are. */
function placeholdersIn(nodes: readonly Node[]): Found[] {
  return nodes.flatMap((node) => {
    if (!('attrs' in node)) return [];
    const block = node.tagName === 'div' ? node.attrs.find(({ name }) => name === 'data-block')?.value : undefined;
    return block === undefined ? placeholdersIn(node.childNodes) : [foundAt(node, block)];
  });
}

function foundAt(element: Element, block: string): Found {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  const empty = element.childNodes.every((child) => 'value' in child && child.value.trim() === '');
  if (!startTag || !endTag || !empty)
    throw new Error(`The placeholder of block "${block}" is not empty. Write <div data-block="${block}"></div> with nothing inside.`);
  return { placeholder: { block, attributes: dataAttributes(element) }, start: startTag.startOffset, end: endTag.endOffset };
}

function dataAttributes({ attrs }: Element): Record<string, string> {
  const attributes = Object.create(null) as Record<string, string>;
  for (const { name, value } of attrs) {
    if (name.startsWith('data-') && name !== 'data-block') attributes[camelCase(name.slice('data-'.length))] = value;
  }
  return attributes;
}
