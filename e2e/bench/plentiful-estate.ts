import { cpSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A copy of the demo estate whose cellar does not run dry during a bench. */
export async function plentifulEstate(stock = 1_000_000): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'plentiful-estate-'));
  cpSync(resolve(import.meta.dirname, '../../apps/estate/demo'), folder, { recursive: true });
  for (const file of globSync('catalogue/**/*.yaml', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(\bstock:\s*)\d+/g, `$1${stock}`));
  }
  return folder;
}
