import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { pascal } from '../render/modules.ts';

/**
 * Gives the browser's build the app's own script and the component of each block that comes alive, each an input of its
 * own: a page names the files of its blocks (server/assets.ts), so that no page carries a list of all blocks there are.
 */
export function liveBlocks(): Plugin {
  return {
    name: 'parral:live-blocks',
    config({ root = process.cwd() }) {
      return {
        environments: {
          client: { build: { rolldownOptions: { input: ['src/client.ts', ...componentsIn(root)], preserveEntrySignatures: 'allow-extension' } } },
        },
      };
    },
  };
}

function componentsIn(root: string): string[] {
  return globSync('src/blocks/*/block.ts', { cwd: root })
    .toSorted()
    .flatMap((blockFile) => {
      const when = /\bhydrate: '(\w+)'/.exec(readFileSync(join(root, blockFile), 'utf8'))?.[1];
      if (when === undefined) throw new Error(`${join(root, blockFile)} does not say when its block comes alive, as hydrate: 'load'.`);
      const folder = dirname(blockFile);
      return when === 'never' ? [] : [`${folder}/${pascal(basename(folder))}.tsx`];
    });
}
