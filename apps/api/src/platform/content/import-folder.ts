import { hashFolder } from './building/hash-folder.ts';
import { openFolder } from './reading/folder-files.ts';
import { formatProblem, type Problem, readEstateFolder } from './index.ts';
import type { Context } from '../context.ts';
import { importedHash, importEstate, type ImportResult } from './import-estate.ts';

/** An estate folder that is not good: nothing of it was imported. */
export class BadEstateFolder extends Error {
  readonly problems: readonly Problem[];

  constructor(folder: string, problems: readonly Problem[]) {
    super(
      `The estate folder ${folder} has ${problems.length} problem(s); nothing was imported.\n${problems.map((problem) => `  ${formatProblem(problem)}`).join('\n')}`,
    );
    this.name = 'BadEstateFolder';
    this.problems = problems;
  }
}

/**
 * Reads, checks and imports a folder; the rules stand at `importEstate`. A folder whose hash was imported last is not even read.
 * Throws BadEstateFolder.
 */
export async function importFolder(context: Pick<Context, 'db' | 'content' | 'blocks'>, folder: string): Promise<ImportResult> {
  const before = await importedHash(context.db);
  if (before !== null && before === (await hashOf(folder))) return { changed: false, version: context.content.version };
  const reading = await readEstateFolder(folder, { blocks: context.blocks });
  if (!reading.ok) throw new BadEstateFolder(folder, reading.problems);
  return importEstate(context.db, context.content, reading.estate);
}

async function hashOf(folder: string): Promise<string | null> {
  try {
    return await hashFolder(await openFolder(folder));
  } catch {
    // Whatever is wrong with the folder, reading it says so in words.
    return null;
  }
}
