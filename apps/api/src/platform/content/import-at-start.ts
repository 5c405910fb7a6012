import { formatProblem } from './index.ts';
import type { Context } from '../context.ts';
import { BadEstateFolder, importFolder } from './import-folder.ts';

/**
 * Imports the estate folder while the server starts, if it has changed. A bad folder does not take a site down that
 * worked before: its problems are logged and the content of the last import stays. Without any content it throws BadEstateFolder.
 */
export async function importAtStart(context: Context, folder: string): Promise<void> {
  try {
    const { changed, version } = await importFolder(context, folder);
    if (changed) context.log.info({ folder, version }, 'estate folder imported');
  } catch (error) {
    if (!(error instanceof BadEstateFolder) || context.content.version === 0) throw error;
    context.log.error({ problems: error.problems.map(formatProblem) }, `the estate folder ${folder} has problems; the content of the last import stays`);
  }
}
