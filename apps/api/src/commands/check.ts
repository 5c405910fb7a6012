import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@parral/api-spec/languages';
import { type Estate, formatProblem, readEstateFolder } from '../platform/content/index.ts';
import type { Config } from '../platform/config/config.ts';
import { askAdmin } from '../platform/process/admin-socket.ts';
import type { FileCommand, Invocation } from './command.ts';
import { changesOf } from './watch-folder.ts';

/** Checks an estate folder without writing anything; with `--watch` again at each change. */
export const check: FileCommand = {
  name: 'check',
  usage: 'check [folder] [--watch]',
  summary: 'check an estate folder; nothing is written',
  needs: 'files',
  async run(config, invocation) {
    const { watch, signal, output } = invocation;
    const folder = folderOf(config, invocation);
    if (folder === undefined) return 2;
    if (!watch) return (await checkOnce(folder, config, invocation)) ? 0 : 1;
    output.print(`Watching ${folder}. Ctrl+C ends it.`);
    let good = false;
    for await (const _change of changesOf(folder, signal)) good = await checkOnce(folder, config, invocation);
    return good ? 0 : 1;
  },
};

/** The folder given, else the one configured; undefined, and said, when there is none. */
export function folderOf(config: Config, { args: [given], output }: Invocation): string | undefined {
  const folder = given === undefined ? config.estateFolder : path.resolve(given);
  if (folder === undefined) output.fail('Which folder? Name one, estate check <folder>, or set ESTATE_FOLDER.');
  return folder;
}

/** Reads the folder, says what is wrong with it, by file and line, or that it is good. */
export async function checkOnce(
  folder: string,
  { nodeEnv, dataDir, estateFolder }: Config,
  { json, output, blocks, themes, missingMessages }: Invocation,
): Promise<boolean> {
  const reading = await readEstateFolder(folder, { pictures: 'whole', blocks: await blocks?.(), themes, inProduction: nodeEnv === 'production' });
  const problems = reading.ok ? [] : reading.problems;
  if (json) output.print(JSON.stringify({ ok: reading.ok, folder, problems }));
  else if (reading.ok) output.print(`${folder} is good: ${contentsOf(reading.estate)}.`);
  else for (const problem of problems) output.fail(formatProblem(problem));
  if (!json && reading.ok) {
    const left = toFillIn(folder);
    if (left.length > 0) output.print(['Still to be filled in:', ...left].join('\n  '));
    // What the office says stands in the database: a server that runs here is asked.
    if (folder === estateFolder)
      for (const command of ['wine said', 'coupon said'])
        await askAdmin(dataDir, { command, args: [], json: false }, (line) => 'print' in line && output.print(line.print));
  }
  if (!json && !reading.ok) output.fail(`${problems.length} problem(s).`);
  // A folder that cannot be read whole does not say which languages it wants.
  const wanted = reading.ok ? new Set(reading.estate.brands.flatMap((brand) => brand.languages)) : languages;
  const missing = [...wanted].flatMap((language) => missingMessages?.(language) ?? []);
  if (!json && missing.length > 0) output.fail(['The interface itself lacks:', ...missing].join('\n  '));
  return reading.ok && missing.length === 0;
}

/** What `estate new` marked for the estate's people with FILL IN, as `file:line what stands there`. */
function toFillIn(folder: string): string[] {
  return globSync('**/*.{yaml,liquid}', { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (!/\bFILL IN\b/.test(line)) return [];
          const marked = /<mark>FILL IN: ([^<]*)/.exec(line)?.[1];
          return [`${file}:${index + 1} ${marked ?? line.replace(/#? ?\bFILL IN:? ?/, '').trim()}`];
        }),
    );
}

/** `3 wines, 1 case, 52 pages, 1 visit`; cases only where there are any. */
function contentsOf({ wines, pages, experiences }: Estate): string {
  const cases = wines.filter(({ variants }) => variants.some(({ contents }) => contents !== undefined)).length;
  const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
  return [
    counted(wines.length - cases, 'wine'),
    ...(cases > 0 ? [counted(cases, 'case')] : []),
    counted(pages.length, 'page'),
    counted(experiences.length, 'visit'),
  ].join(', ');
}
