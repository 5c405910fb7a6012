import { camelCase } from './attribute-names.ts';
import { decodeEntities } from './entities.ts';

/** A place for a block in a template: its name and its other `data-*` attributes in camelCase. */
export interface Placeholder {
  block: string;
  attributes: Record<string, string>;
}

const rawText = new Set(['script', 'style', 'textarea', 'title', 'template']);
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;

/**
 * Splits a template's html at its placeholders, `<div data-block="app/name" data-…></div>`.
 * Walks tag by tag, so that the same letters in a comment, a script or an attribute's value are text.
 * A placeholder that is not empty is an error of the template and thrown.
 */
export function splitTemplate(html: string): (string | Placeholder)[] {
  const parts: (string | Placeholder)[] = [];
  let from = 0;
  let at = html.indexOf('<');
  while (at >= 0) {
    const next = skipInert(html, at);
    if (next !== at) {
      at = html.indexOf('<', next);
      continue;
    }
    const tag = readTag(html, at);
    if (tag === null) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const name = tag.attributes.get('data-block');
    if (tag.name === 'div' && name !== undefined) {
      const close = /\s*<\/div\s*>/iy;
      close.lastIndex = tag.end;
      const closed = close.exec(html);
      if (!closed) throw new Error(`The placeholder of block "${name}" is not empty. Write <div data-block="${name}"></div> with nothing inside.`);
      parts.push(html.slice(from, at), { block: name, attributes: dataAttributes(tag.attributes) });
      from = close.lastIndex;
      at = html.indexOf('<', from);
      continue;
    }
    at = html.indexOf('<', rawText.has(tag.name) ? endOf(html, tag.name, tag.end) : tag.end);
  }
  parts.push(html.slice(from));
  return parts.filter((part) => part !== '');
}

function skipInert(html: string, at: number): number {
  if (html.startsWith('<!--', at)) return after(html, '-->', at + 4);
  if (html.startsWith('<!', at) || html.startsWith('</', at)) return after(html, '>', at);
  return at;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s>/]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

function readTag(html: string, at: number): { name: string; attributes: Map<string, string>; end: number } | null {
  const open = /<([a-z][^\s/>]*)/iy;
  open.lastIndex = at;
  const name = open.exec(html)?.[1];
  if (name === undefined) return null;
  const attributes = new Map<string, string>();
  let position = open.lastIndex;
  while (position < html.length) {
    const sign = html[position];
    if (sign === '>') return { name: name.toLowerCase(), attributes, end: position + 1 };
    attribute.lastIndex = position;
    const found = attribute.exec(html);
    const key = found?.[1]?.toLowerCase();
    if (found && key !== undefined) {
      if (!attributes.has(key)) attributes.set(key, decodeEntities(found[2] ?? found[3] ?? found[4] ?? ''));
      position = attribute.lastIndex;
    } else position += 1;
  }
  return null;
}

function dataAttributes(attributes: Map<string, string>): Record<string, string> {
  const given: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of attributes) {
    if (!name.startsWith('data-') || name === 'data-block') continue;
    given[camelCase(name.slice(5))] = value;
  }
  return given;
}
