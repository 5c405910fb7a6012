import type { ComponentType } from 'react';
import type { BlockDefinition, BlockHead, BlockLoader, BlockProps, LookProps } from './block.ts';

/** A block with everything that stands in its folder. */
export interface Block {
  definition: BlockDefinition;
  Component: ComponentType<BlockProps<unknown, unknown> & Partial<LookProps>>;
  load: BlockLoader<unknown, unknown> | undefined;
  head: BlockHead<unknown, unknown> | undefined;
  /** Tag of a style sheet that pages with this block need beside the app's own, or empty. */
  sheet: string;
}

interface LoadModule {
  load?: BlockLoader<unknown, unknown>;
  head?: BlockHead<unknown, unknown>;
}

/**
 * Puts an app's blocks together from `import.meta.glob('./blocks/* /*', { eager: true })`:
 * in each folder `block.ts`, the component of the folder's name in PascalCase, and perhaps `load.server.ts`.
 */
export function collectBlocks(app: string, modules: Record<string, unknown>, sheet = ''): Map<string, Block> {
  const blocks = new Map<string, Block>();
  for (const [path, module] of Object.entries(modules)) {
    const folder = /([^/]+)\/block\.ts$/.exec(path)?.[1];
    if (folder === undefined) continue;
    const definition = (module as { default?: BlockDefinition }).default;
    const name = `${app}/${folder}`;
    if (definition?.name !== name) throw new Error(`${path} must default-export defineBlock({ name: '${name}', … }); it says ${String(definition?.name)}.`);
    const place = path.slice(0, -'block.ts'.length);
    const file = `${place}${pascal(folder)}.tsx`;
    const component = modules[file] as { default?: Block['Component'] } | undefined;
    if (!component?.default) throw new Error(`${file} is missing or has no default export. It is the component of block ${name}.`);
    const { load, head } = (modules[`${place}load.server.ts`] ?? {}) as LoadModule;
    blocks.set(name, { definition, Component: component.default, load, head, sheet });
  }
  return blocks;
}

export function pascal(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());
}
