/**
 * `npm run pack`, once each package that others install is built: packs them into `dist/packages`, and looks at what came of it as somebody
 * would who installs it: `publint` at the package, `are-the-types-wrong` at its types, `size-limit` at what a page pays for a part of
 * it (`.size-limit.json` of this room). Ends with 1 where one of them finds a fault.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readManifest } from './manifest.ts';

const root = resolve(import.meta.dirname, '../../..');
const destination = join(root, 'dist/packages');

/** Folders of the packages that others install: those that say what they offer once packed. */
const folders = globSync('{api-spec,packages/*}/package.json', { cwd: root })
  .map((file) => join(root, dirname(file)))
  .filter((folder) => readManifest(folder).publishConfig !== undefined)
  .toSorted();

const faults: string[] = [];
rmSync(destination, { recursive: true, force: true });
mkdirSync(destination, { recursive: true });
for (const folder of folders) await packAndCheck(folder);
weigh();
for (const fault of faults) console.error(`FAULT ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

async function packAndCheck(folder: string): Promise<void> {
  const { name, version } = readManifest(folder);
  run(folder, 'pnpm', ['pack', '--pack-destination', destination]);
  const tarball = join(destination, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  const data = readFileSync(tarball);
  console.log(`${name.padEnd(20)} ${(statSync(tarball).size / 1000).toFixed(0).padStart(5)} kB  ${tarball.slice(root.length + 1)}`);

  const { messages, pkg } = await publint({ pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.length) } });
  for (const message of messages) faults.push(`${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`);

  // A sheet and a text have no types.
  const found = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints: ['./styles.css', './llms.txt'] });
  if (!found.types) faults.push(`${name}: no types are found in it`);
  // Of the ways to find a module: bundlers', and Node's for an ES module. There is no CommonJS, which Node 20 and newer need not have.
  else for (const problem of found.problems) if (!JSON.stringify(problem).match(/"node10"|"node16-cjs"/)) faults.push(`${name}: ${JSON.stringify(problem)}`);
}

/** Sizes after gzip, against their limits. */
function weigh(): void {
  const { status, stdout, stderr } = spawnSync(resolve(import.meta.dirname, '../node_modules/.bin/size-limit'), ['--json'], {
    cwd: resolve(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  if (!stdout.startsWith('[')) throw new Error(`size-limit could not weigh:\n${stderr}${stdout}`);
  for (const { name, size, sizeLimit, passed } of JSON.parse(stdout) as { name: string; size: number; sizeLimit: number; passed: boolean }[]) {
    console.log(`${name.padEnd(48)} ${(size / 1000).toFixed(2).padStart(7)} kB of ${(sizeLimit / 1000).toFixed(1)}`);
    if (!passed) faults.push(`${name} weighs ${size} bytes; ${sizeLimit} are allowed`);
  }
  if (status !== 0 && faults.length === 0) faults.push(`size-limit ended with ${status}: ${stderr}`);
}

function run(cwd: string, program: string, argv: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, argv, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${argv.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}
