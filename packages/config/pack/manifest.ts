import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of a `package.json` here. */
export interface Manifest {
  name: string;
  version: string;
  /** by the name that others import: the source */
  exports: Readonly<Record<string, string>>;
  publishConfig?: {
    /** the same once it is packed: what is built, with its types */
    exports: Readonly<Record<string, string | { types: string; default: string }>>;
  };
  dependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  files?: readonly string[];
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** The sources of what a package offers once it is packed: every entry that is a module. Throws where there is no source of that name. */
export function entriesOf({ name, exports, publishConfig }: Manifest): string[] {
  const offered = Object.entries(publishConfig?.exports ?? {}).filter(([, target]) => typeof target !== 'string');
  return offered.map(([entry]) => exports[entry] ?? fail(`${name} offers "${entry}" in publishConfig.exports and has no source for it in exports.`));
}

function fail(message: string): never {
  throw new Error(message);
}
