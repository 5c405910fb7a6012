import type { Change } from '@parral/ui/design-tokens';
import type { Tokens } from '@parral/ui/themes/registry';
import { type Document, isMap, parseDocument } from 'yaml';

/**
 * A theme file with some of its values changed, and everything else, comments too, as it stood. What is again as the base has it goes.
 *
 * @param text of `theme.yaml`
 * @param base tokens of the theme that it is based on
 * @param wanted tokens that it shall come to
 */
export function editThemeFile(text: string, changes: readonly Change[], base: Tokens, wanted: Tokens): string {
  const document = parseDocument(text);
  for (const { path, now } of changes) {
    if (now === unsaid(path, base, wanted)) remove(document, path);
    else document.setIn(path, quoted(document, now));
  }
  return document.toString({ lineWidth: 0, singleQuote: true });
}

/** What a value is when the file does not say it: the base's; in a field what the page has, where the base's field has it from there. */
function unsaid([group = '', ...names]: readonly (string | number)[], base: Tokens, wanted: Tokens): unknown {
  const name = names.at(-1) as keyof Tokens['color'];
  if (group === 'fields') {
    const field = base.fields[names[0] as keyof Tokens['fields']];
    return field[name] === base.color[name] ? wanted.color[name] : field[name];
  }
  return names.reduce<unknown>((table, key) => (table as Record<string, unknown>)[key], base[group as keyof Tokens]);
}

function remove(document: Document, path: readonly (string | number)[]): void {
  if (!document.hasIn(path)) return;
  document.deleteIn(path);
  const parent = path.slice(0, -1);
  const left = document.getIn(parent);
  if (parent.length > 0 && isMap(left) && left.items.length === 0) remove(document, parent);
}

/** In quotes, as a colour has to stand: `#` begins a comment. */
function quoted(document: Document, value: string) {
  const node = document.createNode(value);
  node.type = 'QUOTE_SINGLE';
  return node;
}
