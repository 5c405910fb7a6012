import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { parse, stringify } from 'yaml';

const root = resolve(import.meta.dirname, '../..');

/**
 * A project of somebody else: a folder of `e2e/consumers` copied out of the repository, the packages installed from their tarballs
 * (`npm run pack`) and all else from the registry. Returns the folder; throws what the installation says where it fails.
 */
export function freshApp(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `parral-${name}-`));
  cpSync(join(import.meta.dirname, name), folder, { recursive: true });
  const tarballs = globSync('dist/packages/*.tgz', { cwd: root }).map((file) => join(root, file));
  if (tarballs.length === 0) throw new Error('There are no tarballs in dist/packages: run `npm run pack` first.');
  const overrides = Object.fromEntries(tarballs.map((file) => [`@parral/${basename(file).replace(/^parral-(.+)-\d.*$/, '$1')}`, `file:${file}`]));
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as { catalog: Record<string, string> };
  // The same versions as in here, of which the machine has a copy.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), stringify({ packages: ['.'], catalog, overrides, allowBuilds: { sharp: false, esbuild: false } }));
  run(folder, 'pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile', '--reporter=append-only']);
  return folder;
}

/** Runs a program in a folder, the repository's own tools before the machine's, and gives what it wrote; throws that where it fails. */
export function run(cwd: string, program: string, argv: readonly string[]): string {
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, argv, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH, NEXT_TELEMETRY_DISABLED: '1', CI: 'true' },
  });
  if (status !== 0) throw new Error(`${program} ${argv.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
