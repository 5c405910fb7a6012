import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { words } from './words.ts';

/** The parts of the browser script in the order in which they build on each other. */
const PARTS = [
  'words',
  'page-language',
  'rest-calls',
  'emitter',
  'card-checks',
  'card-style',
  'card-field',
  'card-form',
  'ways-to-pay',
  'challenge-dialog',
  'payment-element',
  'elements',
  'stripe',
];

export type Script = { text: string; packed: Buffer; etag: string };

let made: Script | undefined;

/**
 * The browser script as one classic script: the parts in `browser/` with their types taken off, joined in
 * one scope (so names at their top are unique), with the messages before them. Made once, at the first request.
 */
export function browserScript(): Script {
  made ??= build();
  return made;
}

function build(): Script {
  const parts = PARTS.map((part) => plain(readFileSync(new URL(`./${part}.ts`, import.meta.url), 'utf8')));
  const messages = Object.keys(words).map((code) => `const ${code} = ${readFileSync(new URL(`./messages.${code}.json`, import.meta.url), 'utf8').trim()};`);
  const text = `(() => {\n'use strict';\n${[...messages, ...parts].join('\n')}\n})();\n`;
  return { text, packed: brotliCompressSync(text), etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

function plain(source: string): string {
  return quietly(() => stripTypeScriptTypes(source))
    .replace(/^import\b[\s\S]*?\bfrom '[^']*'(?: with \{[^}]*\})?;?$/gm, '')
    .replace(/^export (?=const|let|function|class|async)/gm, '')
    .replace(/^\s*\/\*\*[\s\S]*?\*\/$/gm, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n');
}

/** Runs without Node's note that taking types off is experimental: nobody who starts a shop can act on it. */
function quietly<Result>(run: () => Result): Result {
  const emitWarning = process.emitWarning;
  process.emitWarning = () => {};
  try {
    return run();
  } finally {
    process.emitWarning = emitWarning;
  }
}
