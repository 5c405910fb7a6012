/** A tag that breaks the page around it, counted from 0 among the tags of its kind. */
export interface BrokenTag {
  tag: string;
  isClosing: boolean;
  index: number;
}

const mustClose = new Set([
  'a',
  'article',
  'aside',
  'blockquote',
  'div',
  'dl',
  'em',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'header',
  'main',
  'nav',
  'ol',
  'section',
  'span',
  'strong',
  'table',
  'ul',
]);

const tags = /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1>|$)|<(\/?)([a-z][a-z0-9]*)\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * The first tag of a page's HTML that is left open, or closed without having
 * been opened; null when there is none. Only tags that HTML wants closed count.
 */
export function brokenTag(html: string): BrokenTag | null {
  const open: BrokenTag[] = [];
  const seen = new Map<string, number>();
  for (const found of html.matchAll(tags)) {
    const tag = found[3]?.toLowerCase();
    if (tag === undefined || !mustClose.has(tag)) continue;
    const isClosing = found[2] === '/';
    const key = `${isClosing ? '/' : ''}${tag}`;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    const last = open.at(-1);
    if (!isClosing) open.push({ tag, isClosing, index });
    else if (last?.tag === tag) open.pop();
    else return last !== undefined && open.some((entry) => entry.tag === tag) ? last : { tag, isClosing, index };
  }
  return open.at(-1) ?? null;
}

/**
 * The line of a template, from 1, on which that tag stands; null when loops or
 * partials make it impossible to say.
 */
export function lineOfTag(template: string, html: string, { tag, isClosing, index }: BrokenTag): number | null {
  const pattern = new RegExp(`<${isClosing ? '/' : ''}${tag}\\b`, 'gi');
  const inTemplate = [...template.matchAll(pattern)];
  const at = inTemplate[index]?.index;
  if (at === undefined || inTemplate.length !== [...html.matchAll(pattern)].length) return null;
  return template.slice(0, at).split('\n').length;
}
