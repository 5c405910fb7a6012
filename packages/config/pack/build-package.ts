/**
 * Builds a package for others into its `dist`: ES modules one for one with the sources, their types beside them, one sheet of
 * styles where it has any, and source maps. `node ../config/pack/build-package.ts` in the package's folder.
 *
 * Inside this repository nobody reads `dist`: `exports` of the workspace names the sources, and `publishConfig.exports`, which pnpm
 * puts in its place when it packs, names what is built here (decision 038).
 */
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, posix, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { Features } from 'lightningcss';
import { build, type Plugin } from 'vite';
import { entriesOf, readManifest } from './manifest.ts';

const folder = process.cwd();
const dist = join(folder, 'dist');
const manifest = readManifest(folder);

/** Everything that is not this package's own file stays an import, and has to be something that is installed with it. */
async function buildModules(): Promise<void> {
  const strangers = new Set<string>();
  const installed = new Set([manifest.name, ...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {})]);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    // Of a file that a module names, whoever builds with the package or runs it finds the address from the module's own.
    experimental: {
      renderBuiltUrl: (file, { hostId, hostType }) =>
        hostType === 'js' ? { runtime: `new URL(${JSON.stringify(posix.relative(posix.dirname(hostId), file))}, import.meta.url).href` } : { relative: true },
    },
    plugins: [ownSheetsOnly, vanillaExtractPlugin({ identifiers: ({ hash, debugId }) => `parral-${debugId ? `${debugId}-` : ''}${hash}` })],
    // Whoever builds with the package decides what it is built for.
    define: { 'import.meta.env.DEV': 'import.meta.env.DEV' },
    // What stands in for `light-dark()` is of no use to a sheet that has none.
    css: { lightningcss: { exclude: Features.LightDark } },
    build: {
      outDir: dist,
      // A server's build leaves what is not its own outside and what it is built for open; it is right for browsers too.
      ssr: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      sourcemap: true,
      minify: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: entriesOf(manifest).map((file) => join(folder, file)),
        preserveEntrySignatures: 'strict',
        checks: { pluginTimings: false },
        external: (id) => {
          if (/^[./\0]|\.vanilla\.css/.test(id) || isAbsolute(id)) return false;
          const [scope = '', name = ''] = id.split('/');
          const wanted = scope.startsWith('@') ? `${scope}/${name}` : scope;
          if (id.startsWith('node:') || installed.has(wanted)) return true;
          // What of the house is never published comes along.
          if (wanted === '@parral/config') return false;
          strangers.add(id);
          return true;
        },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(folder, 'src'),
          entryFileNames: '[name].js',
          // A font keeps its name, so that a page that names the file itself has it once.
          assetFileNames: ({ names }) => (names.some((name) => name.endsWith('.css')) ? 'styles.css' : 'assets/[name][extname]'),
          // React's server components draw on the server only what holds no state and answers no press.
          banner: ({ facadeModuleId }) => (manifest.name.endsWith('/ui') && facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
        },
      },
    },
  });
  // The sheet of a server's build has addresses from the root of a site; this one is read wherever it is put.
  const sheet = join(dist, 'styles.css');
  if (existsSync(sheet)) writeFileSync(sheet, readFileSync(sheet, 'utf8').replaceAll('url(/assets/', 'url(./assets/'));
  if (strangers.size > 0)
    throw new Error(`${manifest.name} imports what is not installed with it: ${[...strangers].join(', ')}. Name it among its dependencies.`);
}

/** A sheet that draws on another package's tokens would bring that package's own sheet along. */
const ownSheetsOnly: Plugin = {
  name: 'own-sheets-only',
  enforce: 'pre',
  resolveId: (id) => (id.includes('.vanilla.css') && !resolve(folder, id).startsWith(join(folder, 'src')) ? '\0sheet-of-another-package' : null),
  load: (id) => (id === '\0sheet-of-another-package' ? '' : null),
};

/** The compiler's declarations. They name each other as the modules do that they stand beside. */
function buildTypes(): void {
  const config = join(folder, 'tsconfig.dist.json');
  const compilerOptions = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: 'src', outDir: 'dist' };
  const ambient = globSync('src/**/*.d.ts', { cwd: folder });
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', compilerOptions, include: [], files: [...entriesOf(manifest), ...ambient] }));
  try {
    const done = spawnSync(resolve(folder, 'node_modules/.bin/tsc'), ['-p', config], { cwd: folder, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`The types of ${manifest.name} were not written:\n${done.stdout}${done.stderr}`);
  } finally {
    rmSync(config);
  }
  for (const file of globSync('dist/**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    // A sheet that a module brought, and the ambient declarations of such, say nothing about its types.
    const text = readFileSync(path, 'utf8').replaceAll(/^(?:import '[^']*\.css(?:\.ts)?';|\/\/\/ <reference path="[^"]*" \/>)\n/gm, '');
    writeFileSync(path, text.replaceAll(/(['"])(\.{1,2}\/[^'"\n]*?)(?<!\.d)\.tsx?\1/g, '$1$2.js$1'));
  }
}

/** Words, which types name, and what is read as a file at run time: patterns below `src` that the command was given. */
function copyBeside(): void {
  for (const file of globSync(['**/*.json', ...process.argv.slice(2)], { cwd: join(folder, 'src') })) cpSync(join(folder, 'src', file), join(dist, file));
}

rmSync(dist, { recursive: true, force: true });
await buildModules();
buildTypes();
copyBeside();
