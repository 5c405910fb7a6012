import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { files, read, root } from './sources.ts';

/** A block that comes alive in the browser, with the namespaces of messages that it says its page should bring. */
export interface LiveBlock {
  name: string;
  /** Its component's file. */
  component: string;
  declared: string[];
  /** What for, of the privacy notices, it says that it asks for personal data. */
  purposes: string[];
}

/** Every block that comes alive, as its `block.ts` says. */
export function liveBlocks(): LiveBlock[] {
  return files('{apps,packages}/*/src/blocks/*/block.ts').flatMap((file) => {
    const text = read(file);
    if (/hydrate: 'never'/.test(text)) return [];
    const folder = dirname(file);
    const component = files(`${folder}/*.tsx`).find(
      (one) => one.toLowerCase() === `${folder}/${folder.split('/').at(-1)?.replaceAll('-', '')}.tsx`.toLowerCase(),
    );
    const words = /\bwords: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
    const notices = /\bprivacyWords\(([^)]*)\)/;
    const declared = namesIn(words.replace(notices, "'site/privacy-notice'"));
    return [{ name: /name: '([^']+)'/.exec(text)?.[1] ?? file, component: component ?? '', declared, purposes: namesIn(notices.exec(words)?.[1] ?? '') }];
  });
}

/** The namespaces that a component reads, itself or in what it imports, now or later. */
export const wordsRead = (component: string): string[] => found(component, /\buseWords\('([^']+)'\)/g);

/** The purposes of the privacy notices that a component shows, itself or in what it imports. */
export const purposesRead = (component: string): string[] => found(component, /\bpurpose="(\w+)"/g);

/** What a pattern finds in a component and in all that it imports. */
function found(component: string, pattern: RegExp): string[] {
  const seen = new Set([component]);
  const names = new Set<string>();
  for (const file of seen) {
    const text = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = ''] of text.matchAll(pattern)) names.add(name);
    for (const next of importsOf(file, text)) seen.add(next);
  }
  return [...names].sort();
}

function importsOf(file: string, text: string): string[] {
  const statements = text.matchAll(/(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*'([^']+)'|import\('([^']+)'\)/g);
  return [...statements].flatMap(([, names = '', from = '', later = '']) => {
    const target = later || from;
    if (target.startsWith('.')) return resolved(dirname(file), target);
    const [, room = '', entry = ''] = /^@parral\/(site)\/(\w+)$/.exec(target) ?? [];
    return room === '' ? [] : throughIndex(`packages/${room}/src/${entry}`, names);
  });
}

/** Of what stands in a room's list of exports only the named things, with their files: the list itself names everything. */
function throughIndex(folder: string, names: string): string[] {
  const wanted = names
    .replaceAll(/[{}]/g, ' ')
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^type .*/, '')
          .split(' as ')[0] ?? '',
    );
  const lines = [...read(`${folder}/index.ts`).matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g)];
  return lines.flatMap(([, exported = '', from = '']) => {
    const offered = exported.split(',').map((name) => name.trim().split(' as ').at(-1) ?? '');
    return offered.some((name) => name !== '' && wanted.includes(name)) ? resolved(folder, from) : [];
  });
}

function resolved(folder: string, target: string): string[] {
  const path = normalize(join(folder, target)).replaceAll('\\', '/');
  return /\.tsx?$/.test(path) && existsSync(join(root, path)) && statSync(join(root, path)).isFile() ? [path] : [];
}

const namesIn = (list: string): string[] => [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).sort();
