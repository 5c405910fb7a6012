import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A package that is read when it is first asked for, not at each start; the caller says the type of its exports. */
export function whenNeeded(name: string): () => unknown {
  let exports: unknown;
  return () => (exports ??= require(name));
}
