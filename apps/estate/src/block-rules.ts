import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BlockRules } from '@parral/api';
import { attributeErrors, type BlockDefinition } from '@parral/site/blocks';

/**
 * What the blocks of the front ends have to say of templates, read from their sources under the project's `root`: nothing
 * is built for it. Pages of an app may call its own blocks and those of `packages/blocks`.
 */
export async function readBlockRules(root: string): Promise<BlockRules> {
  const files = globSync('{apps/*,packages/blocks}/src/blocks/*/block.ts', { cwd: root }).toSorted();
  const blocks = await Promise.all(
    files.map(async (file) => {
      const { default: definition } = (await import(pathToFileURL(join(root, file)).href)) as { default: BlockDefinition };
      return { definition, app: file.startsWith('apps') ? file.split(/[\\/]/)[1] : 'every app' };
    }),
  );
  const byName = new Map(blocks.map(({ definition }) => [definition.name as string, definition]));
  return {
    of: (app) => blocks.filter((block) => block.app === app || block.app === 'every app').map(({ definition }) => definition.name),
    errors: (block, attributes) => attributeErrors(byName.get(block), attributes),
  };
}
