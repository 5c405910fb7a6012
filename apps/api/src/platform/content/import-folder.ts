import { StoreAway } from '@parral/file-store';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { BlockRules } from './block-rules.ts';
import { hashFolder } from './building/hash-folder.ts';
import type { Content } from './content.ts';
import type { ImportResult } from './import-estate.ts';
import { formatProblem, type Problem } from './problem.ts';
import { readEstateFolder } from './read-estate-folder.ts';
import type { ThemeRules } from './theme-rules.ts';
import { publishPictures } from './publish-pictures.ts';
import { openFolder } from './reading/folder-files.ts';

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

/** Where a folder goes, and what is known of what its templates and themes may say. */
interface ImportTarget {
  content: Content;
  config: Config;
  blocks: (() => Promise<BlockRules>) | undefined;
  themes: ThemeRules | undefined;
}

/**
 * Reads, checks and imports a folder; the rules stand at `importEstate`. A folder whose hash was imported last is not even read.
 * Its pictures go to the bucket first, where there is one, so that no page names what is not there.
 * Throws BadEstateFolder, and StoreAway when the bucket cannot be written: then nothing was imported.
 */
export async function importFolder({ content, config, blocks, themes }: ImportTarget, folder: string): Promise<ImportResult> {
  const before = await content.importedHash();
  if (before !== null && before === (await hashOf(folder))) return { changed: false, version: content.version };
  const reading = await readEstateFolder(folder, { blocks: await blocks?.(), themes, inProduction: config.nodeEnv === 'production' });
  if (!reading.ok) throw new BadEstateFolder(folder, reading.problems);
  if (config.bucket !== undefined) await publishPictures(config.bucket, folder);
  return content.import(reading.estate);
}

/**
 * Imports the estate folder while the server starts, if it has changed. A bad folder does not take a site down that
 * worked before: its problems are logged and the content of the last import stays, and so does it while the bucket for its
 * pictures is away. Without any content it throws BadEstateFolder, or StoreAway.
 * In production a folder that another one has replaced is not imported again: of several servers one may still have the older one.
 */
export async function importAtStart({ log, ...target }: ImportTarget & { log: FastifyBaseLogger }, folder: string): Promise<void> {
  try {
    if (target.config.nodeEnv === 'production' && (await isReplaced(target.content, folder))) {
      log.warn(
        { folder, version: target.content.version },
        'the estate folder is older than the content that is shown, which stays; `estate import` turns it back',
      );
      return;
    }
    const { changed, version } = await importFolder(target, folder);
    if (changed) log.info({ folder, version }, 'estate folder imported');
  } catch (error) {
    if (target.content.version === 0) throw error;
    if (error instanceof StoreAway)
      return log.error({ err: error, folder }, 'the pictures of the estate folder could not be uploaded; the content of the last import stays');
    if (!(error instanceof BadEstateFolder)) throw error;
    log.error({ problems: error.problems.map(formatProblem) }, `the estate folder ${folder} has problems; the content of the last import stays`);
  }
}

/** Whether a folder was imported before and another one since. */
async function isReplaced(content: Content, folder: string): Promise<boolean> {
  const hash = await hashOf(folder);
  const made = hash === null ? null : await content.versionOf(hash);
  return made !== null && made < content.version;
}

async function hashOf(folder: string): Promise<string | null> {
  try {
    return await hashFolder(await openFolder(folder));
  } catch {
    // Whatever is wrong with the folder, reading it says so in words.
    return null;
  }
}
