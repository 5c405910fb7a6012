import { BadEstateFolder, importFolder } from '../platform/content/import-folder.ts';
import { formatProblem } from '../platform/content/index.ts';
import { publishPictures } from '../platform/content/publish-pictures.ts';
import { officeSays } from '../features/catalogue/index.ts';
import { membershipsByOffice } from '../features/club/index.ts';
import { couponSaidLines, saidOfCodes } from './coupon-commands.ts';
import type { DatabaseCommand } from './command.ts';
import { saidLines } from './wine-commands.ts';

/** Imports an estate folder; the rules stand at `importEstate`. */
export const importCommand: DatabaseCommand = {
  name: 'import',
  usage: 'import [folder]',
  summary: 'import an estate folder, and upload its pictures where S3_BUCKET is set; a bad one changes nothing',
  needs: 'database',
  async run(context, { args: [given], json, output }) {
    const folder = given ?? context.config.estateFolder;
    if (folder === undefined) {
      output.fail('Which folder? Name one, estate import <folder>, or set ESTATE_FOLDER.');
      return 2;
    }
    try {
      const { changed, version } = await importFolder(context, folder);
      const { bucket } = context.config;
      // Again after an import: whoever has emptied the bucket, or taken another one, fills it so.
      const pictures = bucket && (await publishPictures(bucket, folder));
      const said = await officeSays(context.db);
      const codes = await saidOfCodes(context.db);
      const memberships = await membershipsByOffice(context.db);
      if (json)
        output.print(
          JSON.stringify({ ok: true, changed, version, said, codes_said: codes, memberships_by_office: memberships, ...(pictures && { pictures }) }),
        );
      else {
        output.print(
          changed ? `Imported ${folder}. The content's version is now ${version}.` : `${folder} has not changed since the last import; nothing was written.`,
        );
        for (const line of [...saidLines(said), ...couponSaidLines(codes)]) output.print(line);
        if (memberships.length > 0) output.print(`The office said the memberships of ${memberships.join(', ')}: what the folder says of these does not count.`);
        if (pictures) output.print(`${pictures.bucket} has its ${pictures.files} pictures, films and fonts.`);
      }
      return 0;
    } catch (error) {
      if (!(error instanceof BadEstateFolder)) throw error;
      if (json) output.print(JSON.stringify({ ok: false, problems: error.problems }));
      else for (const problem of error.problems) output.fail(formatProblem(problem));
      if (!json) output.fail(`${error.problems.length} problem(s); nothing was imported.`);
      return 1;
    }
  },
};
