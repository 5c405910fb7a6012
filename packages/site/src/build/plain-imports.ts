import type { Plugin } from 'vite';

/**
 * Vite wraps each `import()` in a helper that preloads what the module needs, scripts and sheets. Here pages name the
 * scripts (server/assets.ts) and the sheet is there from the start: the helper would be dead weight on every page, and a
 * request of its own. Where Vite calls its part otherwise one day, the helper is back, and the test of the first script's
 * size says so.
 */
export function plainImports(): Plugin {
  return {
    name: 'parral:plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
      if (wrapping) wrapping.applyToEnvironment = () => false;
    },
  };
}
