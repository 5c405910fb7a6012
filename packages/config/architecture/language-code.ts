/** Where a source file treats a language as a special case. */
import { parseSync } from 'vite';

/** A node of the syntax tree, as oxc has it (ESTree with TypeScript). */
interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const compares = new Set(['===', '!==', '==', '!=']);

/**
 * The places in a text of TypeScript where code names languages: a comparison or a `case` with a code (`language === 'es'`), a
 * union of codes, a list or a record of them (`{ es: 'Sí', en: 'Yes' }`). Each as `line: what`.
 */
export function namedLanguages(file: string, text: string, codes: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const isCode = (node: unknown) => isNode(node) && node.type === 'Literal' && codes.has(String(node['value']).split(/[-_]/)[0] ?? '');
  const report = (node: Node, what: string) => found.push(`${text.slice(0, node.start).split('\n').length}: ${what}`);
  visit(parseSync(file, text).program, (node) => {
    if (node.type === 'BinaryExpression' && compares.has(String(node['operator'])) && (isCode(node['left']) || isCode(node['right'])))
      report(node, 'compares a language with a code');
    if (node.type === 'SwitchCase' && isCode(node['test'])) report(node, 'has a case for a language');
    if (node.type === 'CallExpression' && isStartsWith(node['callee']) && children(node['arguments']).some(isCode))
      report(node, 'compares a language with a code');
    if (node.type === 'TSUnionType' && children(node['types']).some((type) => isCode(type['literal']))) report(node, 'has a type of codes: use Language');
    if (node.type === 'ArrayExpression' && children(node['elements']).filter(isCode).length > 1) report(node, 'lists languages: use `languages`');
    if (node.type === 'ObjectExpression' && children(node['properties']).filter((property) => codes.has(keyOf(property))).length > 1)
      report(node, 'has a record by language: words are messages, the rest asks the list');
  });
  return found;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see);
  else if (isNode(value)) {
    see(value);
    for (const field of Object.values(value)) if (typeof field === 'object') visit(field, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}

const children = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

function isStartsWith(callee: unknown): boolean {
  return isNode(callee) && isNode(callee['property']) && callee['property']['name'] === 'startsWith';
}

function keyOf(property: Node): string {
  const { key } = property;
  return isNode(key) && property['computed'] !== true ? String(key['name'] ?? key['value']) : '';
}
