import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type EstateFile, estateFiles } from '@parral/api';
import type { BlockDefinition } from '@parral/site/blocks';
import { escapeHtml } from '@parral/site/http';
import { examplesOf } from './examples.ts';
import { idOf, sentenceOf, textOf } from './markdown.ts';
import { type Key, keysOf } from './keys.ts';

/** A page that is made from the code: nobody writes it, and so it is never behind. */
export interface MadePage {
  address: string;
  title: string;
  html: string;
  text: string;
}

/** What the code tells: the reference of the estate folder (a page for each kind of file), the blocks, or the components of the design system. */
export type Made = 'reference' | 'blocks' | 'components';

/** The pages of a kind. */
export async function madePages(kind: Made, root: string): Promise<MadePage[]> {
  if (kind === 'reference') return estateFiles.map((file) => referencePage(file, root));
  return [kind === 'blocks' ? await blocksPage(root) : componentsPage(root)];
}

/**
 * The keys of a kind of file with an example of each that holds no others: as its schema says it, as a file of the estates in the
 * repository has it at that place, as one has it where the key of that name stands elsewhere, or the first that may be chosen.
 */
export function referenceOf({ files, schema, name }: EstateFile, root: string): Key[] {
  const here = examplesOf(root, files, name === 'A case');
  const elsewhere = [here, ...estateFiles.map((file) => examplesOf(root, file.files, file.name === 'A case'))];
  const alike = (path: string) => {
    const last = path.replace(/^.*\./, '');
    return elsewhere.flatMap((examples) => [...examples].flatMap(([other, example]) => (other.replace(/^.*\./, '') === last ? [example] : [])))[0];
  };
  return keysOf(schema).map((key) => ({ ...key, example: here.get(key.path) ?? key.example ?? alike(key.path) ?? key.choice }));
}

function referencePage(file: EstateFile, root: string): MadePage {
  const keys = referenceOf(file, root);
  return {
    address: idOf(file.name),
    title: file.name,
    html: `<p data-lead>Every key that may stand in <code>${escapeHtml(file.files)}</code>, read from the schema that <code>estate check</code> holds it against. The examples are those of the demo.</p>${listOf(keys)}`,
    text: textOf(keys.map(({ path, says = '' }) => `${path}: ${says}`).join(' ')),
  };
}

async function blocksPage(root: string): Promise<MadePage> {
  const files = globSync('{apps/*,packages/blocks}/src/blocks/*/block.ts', { cwd: root }).toSorted();
  const blocks = await Promise.all(files.map(async (file) => ((await import(pathToFileURL(join(root, file)).href)) as { default: BlockDefinition }).default));
  const parts = blocks.map(({ name, attributes, example = {} }) => {
    const keys = keysOf(attributes).map((key) => ({
      ...key,
      path: key.path.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
      example: example[key.path],
    }));
    const call = `{% block '${name}'${keys
      .filter(({ required }) => required)
      .map(({ path, example: value }) => `, ${path}: ${/^[^'\n]+$/.test(value ?? '') ? `'${value}'` : path.replaceAll('-', '_')}`)
      .join('')} %}`;
    return {
      name,
      html: `<h2 id="${idOf(name)}">${name}</h2><pre tabindex="0"><code>${escapeHtml(call)}</code></pre>${listOf(keys)}`,
      text: keys.map(({ path, says = '' }) => `${path} ${says}`).join(' '),
    };
  });
  return {
    address: 'all',
    title: 'All blocks',
    html: `<p data-lead>A page calls the blocks of its own app, and those of <code>content</code> that every app has.</p>${parts.map(({ html }) => html).join('')}`,
    text: parts.map(({ name, text }) => `${name} ${text}`).join(' '),
  };
}

/** Where `npm run docs` has the built Storybook. */
export const storybookAt = '/storybook/';

/** The page of a title in Storybook, by the rule by which Storybook makes its addresses. */
const drawn = (title: string) => `${storybookAt}?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** Every component by what its stories say of it: when it is right, when not, and the way to its page in Storybook. */
function componentsPage(root: string): MadePage {
  const said = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const [title, not, use] = [/\btitle: '(.+?)'/, /\/\*\* When not: ([\s\S]+?) \*\//, /\buse: '(.+?)',\n/].map((part) => part.exec(source)?.[1]);
    return title && not && use ? [{ title, not: not.replaceAll(/\s+\*?\s*/g, ' '), use }] : [];
  });
  const groups = Map.groupBy(
    said.toSorted((a, b) => a.title.localeCompare(b.title)),
    ({ title }) => title.replace(/\/.*/, ''),
  );
  const parts = [...groups].map(([group, components]) => {
    const entries = components.map(
      ({ title, not, use }) =>
        `<li><strong><a href="${drawn(title)}">${escapeHtml(title.replace(/.*\//, ''))}</a></strong><br>${sentenceOf(use)}<br>Not: ${sentenceOf(not)}</li>`,
    );
    return `<h2 id="${idOf(group)}">${group}</h2><ul>${entries.join('')}</ul>`;
  });
  return {
    address: 'components',
    title: 'Components',
    html: `<p data-lead>Each has its page in <a href="${drawn('Foundations/Start')}">Storybook</a>: drawn in every theme and language, with its props, keys and tokens, and right beside wrong. <code>pnpm --filter @parral/estate build:storybook</code> puts it beside these pages; <code>npm run storybook</code> shows it while you change it.</p>${parts.join('')}`,
    text: said.map(({ title, use, not }) => `${title.replace('/', ' ')} ${use} Not: ${not}`).join(' '),
  };
}

function listOf(keys: readonly Key[]): string {
  if (keys.length === 0) return '<p>It has no attributes.</p>';
  const entries = keys.map(({ path, type, required, initial, says, example }) => {
    const left = required ? 'needed' : initial === undefined ? 'may be left out' : `${initial === '' ? 'nothing' : initial} where it is left out`;
    const facts = `${escapeHtml(`${type}, ${left}.`)}${says ? ` ${sentenceOf(says)}` : ''}`;
    return `<li><strong><code>${escapeHtml(path)}</code></strong><br>${facts}${example === undefined ? '' : `<br>Example: <code>${escapeHtml(example)}</code>`}</li>`;
  });
  return `<ul>${entries.join('')}</ul>`;
}
