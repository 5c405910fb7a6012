import type { FrontEndName } from '@parral/api-spec/apps';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { clientBoundary } from './client-boundary.ts';
import { liveBlocks } from './live-blocks.ts';
import { packAssets } from './pack-assets.ts';
import { plainImports } from './plain-imports.ts';
import { reloadPages } from './reload-pages.ts';

/** On every page with a live block: React, and what brings a block to life with it. */
const reactGroup = {
  name: 'react',
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]site[\\/]src[\\/]browser[\\/]islands[\\/](?:hydrate|preserve-input)\.ts$/,
};
/** What only forms, tables and a member's pages are made of: pages that show wines, visits or texts do without it. */
const formParts = {
  name: 'form-parts',
  test: /[\\/]packages[\\/]ui[\\/]src[\\/](?:Card|Checkbox|ChoiceCards|Columns|DataList|ErrorSummary|Notice|Panel|Skeleton|StatusMessage|StepIndicator|SummaryList|Table|TextArea|TextField)[\\/]\w+(?:\.css)?\.tsx?$|[\\/]packages[\\/]site[\\/]src[\\/]words[\\/]dates/,
  minShareCount: 2,
  // Before the others, and without what it shares with them.
  priority: 1,
  includeDependenciesRecursively: false,
};
/** What the shop's pages of wines have in common, each too small for a request of its own. */
const shelfParts = {
  name: 'shelf-parts',
  test: /[\\/]apps[\\/]shop[\\/]src[\\/](?:adding[\\/](?:use|member)|static[\\/][sS]tatic)|[\\/]packages[\\/]site[\\/]src[\\/]browser[\\/]add-to-basket[\\/](?:use|basket-tabs)/,
  minShareCount: 2,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** What basket and checkout say of prices, taxes and the way to the buyer, each too small for a request of its own. */
const summaryParts = {
  name: 'summary-parts',
  test: /[\\/]apps[\\/]shop[\\/]src[\\/](?:adding[\\/]line-item|delivery[\\/]delivery-words|draft[\\/]|tax-note[\\/]TaxNote)/,
  minShareCount: 2,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** What an app's own script and its blocks share: nothing of it needs React, which must not come with it. */
const plainParts = {
  name: 'plain',
  test: /[\\/]packages[\\/](?:site[\\/]src[\\/]browser[\\/](?:analytics[\\/](?!start)|events)|rules[\\/]src[\\/]quantity)|[\\/]apps[\\/]shop[\\/]src[\\/]adding[\\/](?:availability|until-script)/,
  minShareCount: 2,
  priority: 1,
  includeDependenciesRecursively: false,
};
/** Small parts that several blocks use: one request instead of a dozen. What a block alone needs, and what is fetched late, stays apart; so do rules and client of a basket's changes, which pages that only show wines never ask for, and the labels of bottles, which come with those. */
const partsGroup = {
  name: 'parts',
  test: /[\\/]api-spec[\\/]src[\\/]languages|[\\/]packages[\\/](?:ui[\\/]src[\\/](?!illustrations|themes[\\/][\w-]+[\\/]labels)|rules[\\/]src[\\/](?:money|pages)|site[\\/]src[\\/](?:words[\\/](?!dates)|paths[\\/]paths))/,
  minShareCount: 2,
  // The list of what ui offers is itself shared: with what it names, all of it would come to every page.
  includeDependenciesRecursively: false,
};

/**
 * The one Vite preset of the front ends: `export default appConfig('shop')`. Builds
 * `dist/client` (served under `/assets/<app>/`, packed) and `dist/server` with `app.js` and
 * `start.js`, which need no node_modules but for drawing pictures.
 */
export function appConfig(name: FrontEndName): (env: { command: 'build' | 'serve' }) => UserConfig {
  return ({ command }) => {
    // A build started from a test or a dev shell would otherwise mix React's two builds.
    if (command === 'build') process.env['NODE_ENV'] = 'production';
    return {
      appType: 'custom',
      // While developing each app has its modules under its own address; a build names files by content.
      base: command === 'serve' ? `/assets/${name}/` : '/assets/',
      plugins: [vanillaExtractPlugin(), react(), clientBoundary(), liveBlocks(), plainImports(), packAssets(), reloadPages()],
      builder: {},
      worker: { format: 'es' },
      build: {
        assetsDir: name,
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // What a page's blocks need, their page names; what comes later finds the rest there.
        modulePreload: false,
        manifest: true,
        emptyOutDir: true,
        target: 'es2022',
        reportCompressedSize: false,
      },
      environments: {
        client: {
          build: {
            outDir: 'dist/client',
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [reactGroup, formParts, shelfParts, summaryParts, plainParts, partsGroup],
                },
              },
            },
          },
        },
        ssr: {
          define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
          resolve: command === 'build' ? { noExternal: true } : { noExternal: [/^@parral\//] },
          build: {
            outDir: 'dist/server',
            ssr: true,
            ssrEmitAssets: true,
            cssCodeSplit: true,
            copyPublicDir: false,
            minify: false,
            target: 'node24',
            rolldownOptions: {
              // Machine code, which cannot be built in, and the SDK of a bucket; an app alone does without where it is not installed.
              external: ['@parral/site/images/server', '@parral/site/tracing', '@aws-sdk/client-s3'],
              input: { app: 'src/app.ts', start: 'src/server.ts' },
              output: {
                entryFileNames: '[name].js',
                chunkFileNames: '[name]-[hash].js',
                // What both entries reach is one chunk, and so one sheet; what app.ts waits for is apart with a sheet of its own,
                // and so is app.ts, as nobody may wait for what stands on him.
                codeSplitting: { groups: [{ name: 'page', test: /^(?!.*[\\/]src[\\/]app\.ts$)/, minShareCount: 2 }] },
              },
            },
          },
        },
      },
    };
  };
}
