import type { Plugin } from 'vite';

const refused: readonly { test: RegExp; why: string }[] = [
  { test: /^zod(?:\/v4)?$/, why: 'Attributes are checked on the server. Forms in the browser import zod/mini.' },
  { test: /\/block\.ts$/, why: 'block.ts is for the server. Import its types with `import type`.' },
  { test: /\.server\.tsx?$/, why: 'Files named .server are for the server. Import their types with `import type`.' },
  {
    test: /^@parral\/site\/(?:blocks|render|http|build|seo|images\/server)$/,
    why: 'The browser has @parral/site/browser, @parral/site/images and @parral/site/words.',
  },
];

/** Fails the browser's build when the server's code or the whole of zod would reach it. */
export function clientBoundary(): Plugin {
  return {
    name: 'parral:client-boundary',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      if (!importer || importer.includes('/node_modules/')) return null;
      const rule = refused.find(({ test }) => test.test(source));
      if (rule) this.error(`${importer} imports ${source}, which must not reach the browser. ${rule.why}`);
      return null;
    },
  };
}
