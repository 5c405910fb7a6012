import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** Text of a file, by its path from the project's root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Paths from the project's root; nothing installed, built or generated. */
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist|generated|storybook-static|test-results|\.data|\.turbo)(\/|$)/.test(path) })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/(^|\/)(node_modules|dist|generated|storybook-static|test-results)\//.test(path))
    .sort();

/** TypeScript of the project. */
export const sources = (): string[] => files('{api-spec,packages,apps,e2e}/**/*.{ts,tsx}');

/** What Vite made of an app. */
export const built = (app: string): string[] => globSync(`apps/${app}/dist/**/*.{js,mjs,css}`, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

/** The codes of the interface's languages, as the one list has them: presets import no room. */
export const interfaceLanguages = (): string[] =>
  [...(read('api-spec/src/languages.ts').split('] as const')[0] ?? '').matchAll(/\bcode: '([\w-]+)'/g)].map(([, code = '']) => code);

/** A file's code alone. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}
