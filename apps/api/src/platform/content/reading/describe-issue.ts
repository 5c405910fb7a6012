import type { z } from 'zod';
import { nearest } from './nearest.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong at one place, why, and what to do. */
export interface Description {
  path: PropertyKey[];
  message: string;
  /** Of an unknown field: the one that was meant, which is therefore not missing. */
  meant?: PropertyKey[];
}

/**
 * Puts one zod issue into words for somebody who edits text files.
 *
 * @param issue what zod found
 * @param value what stands in the file at the issue's path
 * @param known names of the fields that may stand there, for unknown ones
 */
export function describeIssue(issue: Issue, value: unknown, known: readonly string[]): Description[] {
  const path = [...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => {
        const close = nearest(key, known);
        const advice = close === undefined ? `the fields here are ${known.join(', ')}` : `did you mean ${close}?`;
        return { path: [...path, key], message: `unknown field: ${advice}`, ...(close !== undefined && { meant: [...path, close] }) };
      });
    case 'invalid_type':
      return [{ path, message: value === undefined ? missing(issue.expected) : wrongType(issue.expected, value) }];
    case 'invalid_value':
      return [
        { path, message: value === undefined ? `is missing: add one of ${list(issue.values)}` : `expected one of ${list(issue.values)}, got ${show(value)}` },
      ];
    case 'too_small':
      return [
        { path, message: issue.message.startsWith('expected') ? issue.message : `expected at least ${issue.minimum}${unit(issue.origin)}, got ${show(value)}` },
      ];
    case 'too_big':
      return [{ path, message: `expected at most ${issue.maximum}${unit(issue.origin)}, got ${show(value)}` }];
    case 'invalid_key':
      return [{ path, message: issue.issues[0]?.message ?? 'expected another name for this field' }];
    default:
      return [{ path, message: value === undefined || value === null || typeof value === 'object' ? issue.message : `${issue.message}, got ${show(value)}` }];
  }
}

function missing(expected: string): string {
  return `is missing: add ${named(expected)}`;
}

function wrongType(expected: string, value: unknown): string {
  const hint = expected === 'string' && typeof value === 'number' ? ': put it in quotes' : '';
  return `expected ${named(expected)}, got ${show(value)}${hint}`;
}

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines beginning with "- ")',
  object: 'a group of fields',
  record: 'a group of fields',
};

function named(expected: string): string {
  return names[expected] ?? expected;
}

function unit(origin: string): string {
  if (origin === 'array') return ' entries';
  return origin === 'string' ? ' characters' : '';
}

function list(values: readonly unknown[]): string {
  return values.map(String).join(', ');
}

/** A value as it is quoted in messages; long ones are cut. */
export function show(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'object') return 'a group of fields';
  const words = typeof value === 'string' ? JSON.stringify(value) : `${value as number | boolean | bigint}`;
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
