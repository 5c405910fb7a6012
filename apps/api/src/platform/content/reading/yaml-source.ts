import { isAlias, isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import type { Problem, Report } from '../problem.ts';
import { describeIssue } from './describe-issue.ts';

export interface Place {
  file: string;
  line: number;
  column?: number;
}

/** Something read from a file, with the way back to the lines it came from. */
export interface Sourced<T> {
  file: string;
  value: T;
  /** Where the field at `path` stands; a missing one: where its group begins. */
  at(path: readonly PropertyKey[]): Place;
}

interface YamlText {
  file: string;
  text: string;
  /** Lines of the file above this text: 0, or the line of the front matter's fence. */
  linesAbove?: number;
}

/**
 * Reads YAML with a schema. Every problem is reported, each with its line;
 * the answer is undefined when there was one.
 */
export function readYaml<S extends z.ZodType>({ file, text, linesAbove = 0 }: YamlText, schema: S, report: Report): Sourced<z.output<S>> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'silent' });
  const at = (path: readonly PropertyKey[]): Place => {
    const { line, col } = counter.linePos(offsetOf(document, path));
    return { file, line: Math.max(1, line) + linesAbove, column: Math.max(1, col) };
  };
  if (document.errors.length > 0) {
    for (const error of document.errors) {
      const { line, col } = counter.linePos(error.pos[0]);
      report({
        file,
        line: Math.max(1, line) + linesAbove,
        column: Math.max(1, col),
        field: '',
        message: `is not YAML: ${error.message}. Check the indentation and put text with ": " or "#" in quotes`,
      });
    }
    return undefined;
  }
  const data = toData(document, (message) => report({ ...at([]), field: '', message }));
  if (data === undefined) return undefined;
  const result = schema.safeParse(data.value);
  if (result.success) return { file, value: result.data, at };
  const found = result.error.issues.flatMap((issue) => describeIssue(issue, valueAt(data.value, issue.path), knownFields(schema, issue.path)));
  const meant = new Set(found.flatMap((description) => (description.meant === undefined ? [] : fieldName(description.meant))));
  for (const { path, message } of found)
    if (!meant.has(fieldName(path)) || valueAt(data.value, path) !== undefined) report({ ...at(path), field: fieldName(path), message });
  return undefined;
}

/** `variants.0.price`, as problems name fields. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).join('.');
}

/** A problem at a field of something read. */
export function problemAt(source: Sourced<unknown>, path: readonly PropertyKey[], message: string): Problem {
  return { ...source.at(path), field: fieldName(path), message };
}

function toData(document: Document.Parsed, fail: (message: string) => void): { value: unknown } | undefined {
  try {
    return { value: document.toJS({ maxAliasCount: 100 }) };
  } catch (error) {
    fail(`is not readable YAML: ${error instanceof Error ? error.message : String(error)}. Write repeated parts out instead of using & and *`);
    return undefined;
  }
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!isPair(pair)) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return isScalar(node) ? (startOf(node) ?? offset) : offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? (value as Record<PropertyKey, unknown>)[step] : undefined),
    data,
  );
}

/** Names of the fields of the object schema at a path; empty where there is none. */
function knownFields(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let at: unknown = schema;
  for (const step of path) at = stepInto(unwrap(at), step);
  const object = unwrap(at);
  return hasShape(object) ? Object.keys(object.shape) : [];
}

function stepInto(schema: unknown, step: PropertyKey): unknown {
  if (hasShape(schema)) return schema.shape[String(step)];
  if (typeof schema === 'object' && schema !== null && 'element' in schema) return schema.element;
  return undefined;
}

function unwrap(schema: unknown): unknown {
  let at = schema;
  while (typeof at === 'object' && at !== null && 'unwrap' in at && typeof at.unwrap === 'function') at = at.unwrap();
  return at;
}

function hasShape(schema: unknown): schema is { shape: Record<string, unknown> } {
  return typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null;
}
