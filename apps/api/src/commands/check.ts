import path from 'node:path';
import { formatProblem, readEstateFolder } from '../estate-folder/index.ts';
import type { FileCommand } from './command.ts';

/** Checks an estate folder without writing anything. */
export const check: FileCommand = {
  name: 'check',
  usage: 'check [folder]',
  summary: 'check an estate folder; nothing is written',
  needs: 'files',
  async run(config, { args: [given], json, output }) {
    const folder = given === undefined ? config.estateFolder : path.resolve(given);
    if (folder === undefined) {
      output.fail('Which folder? Name one, estate check <folder>, or set ESTATE_FOLDER.');
      return 2;
    }
    const reading = await readEstateFolder(folder, { pictures: 'whole' });
    const problems = reading.ok ? [] : reading.problems;
    if (json) output.print(JSON.stringify({ ok: reading.ok, folder, problems }));
    else if (reading.ok)
      output.print(
        `${folder} is good: ${reading.estate.wines.length} wines, ${reading.estate.pages.length} pages, ${reading.estate.experiences.length} visits.`,
      );
    else for (const problem of problems) output.fail(formatProblem(problem));
    if (!json && !reading.ok) output.fail(`${problems.length} problem(s).`);
    return reading.ok ? 0 : 1;
  },
};
