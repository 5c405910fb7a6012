import { registerHooks, type ResolveHookSync } from 'node:module';

const ofDrizzle = /^drizzle-orm(?:\/|$)/;
const insideDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/;
const kept = new Map<string, ReturnType<ResolveHookSync>>();

/**
 * Resolves an import of drizzle-orm, or of one of its modules by another, as Node does, without asking Node again: for each import Node reads
 * the package.json of what is imported anew, and drizzle's is 180 KB of exports. Six hundred such imports were a third of a start.
 * Whatever else is imported, and what is required, is Node's to resolve.
 */
export const resolveDrizzle: ResolveHookSync = (specifier, context, next) => {
  const { parentURL, conditions } = context;
  if (!conditions.includes('import')) return next(specifier, context);
  if (ofDrizzle.test(specifier)) {
    const known = kept.get(specifier) ?? next(specifier, context);
    kept.set(specifier, known);
    return { ...known, shortCircuit: true };
  }
  const isInside = parentURL !== undefined && /^\.\.?\/.*\.js$/.test(specifier) && insideDrizzle.test(parentURL);
  return isInside ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true } : next(specifier, context);
};

/** For the process that calls it, before it imports what imports drizzle-orm. */
export function keepDrizzleResolutions(): void {
  registerHooks({ resolve: resolveDrizzle });
}
