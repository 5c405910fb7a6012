import type { z } from 'zod';
import type { Report } from '../problem.ts';
import { brandsFile } from '../schemas/brand.ts';
import { caseInFile } from '../schemas/case.ts';
import { clubFile } from '../schemas/club.ts';
import { pressFile, projectsFile, videosFile } from '../schemas/content-lists.ts';
import { couponsFile } from '../schemas/coupon.ts';
import { experienceInFile } from '../schemas/experience.ts';
import { giftsFile } from '../schemas/gift.ts';
import { listsFile } from '../schemas/lists.ts';
import { membersFile } from '../schemas/member.ts';
import { redirectsFile } from '../schemas/redirects.ts';
import { shippingFile } from '../schemas/shipping.ts';
import { vouchersFile } from '../schemas/voucher.ts';
import { wineInFile } from '../schemas/wine.ts';
import type { FolderFiles } from './folder-files.ts';
import { readMail } from './read-mail.ts';
import { readPages, readPartials } from './read-pages.ts';
import { below, readYamlFile, readYamlFiles } from './read-yaml-file.ts';
import type { Sourced } from './yaml-source.ts';

/** All that a folder holds, file by file, before it is held together. */
export type Sources = Awaited<ReturnType<typeof readSources>>;

/** Reads every file of a folder with its schema; files with problems are reported and left out. */
export async function readSources(files: FolderFiles, report: Report) {
  const [
    brands,
    projects,
    videos,
    press,
    redirects,
    lists,
    shipping,
    { wines, cases },
    experiences,
    coupons,
    vouchers,
    gifts,
    members,
    club,
    pages,
    partials,
    mail,
  ] = await Promise.all([
    readYamlFile(files, 'brands.yaml', brandsFile, report),
    readOptional(files, 'projects.yaml', projectsFile, report),
    readOptional(files, 'videos.yaml', videosFile, report),
    readOptional(files, 'press.yaml', pressFile, report),
    readOptional(files, 'redirects.yaml', redirectsFile, report),
    readOptional(files, 'lists.yaml', listsFile, report),
    readYamlFile(files, 'shipping.yaml', shippingFile, report),
    readCatalogue(files, report),
    readYamlFiles(files, below(files, 'experiences/'), experienceInFile, report),
    readOptional(files, 'vouchers/coupons.yaml', couponsFile, report),
    readOptional(files, 'vouchers/visits.yaml', vouchersFile, report),
    readOptional(files, 'vouchers/gifts.yaml', giftsFile, report),
    readOptional(files, 'club/members.yaml', membersFile, report),
    readOptional(files, 'club/club.yaml', clubFile, report),
    readPages(files, report),
    readPartials(files, report),
    readMail(files, report),
  ]);
  return {
    brands,
    projects,
    videos,
    press,
    redirects,
    lists,
    shipping,
    wines,
    cases,
    experiences,
    coupons,
    vouchers,
    gifts,
    members,
    club,
    pages,
    partials,
    mail,
  };
}

/** Wines, and cases of their bottles: a file of `catalogue/` that has contents. */
async function readCatalogue(files: FolderFiles, report: Report) {
  const names = below(files, 'catalogue/');
  const isCase = await Promise.all(names.map(async (name) => /^contents:/m.test((await files.read(name, () => undefined)) ?? '')));
  const [wines, cases] = await Promise.all([
    readYamlFiles(
      files,
      names.filter((_, at) => !isCase[at]),
      wineInFile,
      report,
    ),
    readYamlFiles(
      files,
      names.filter((_, at) => isCase[at]),
      caseInFile,
      report,
    ),
  ]);
  return { wines, cases };
}

async function readOptional<S extends z.ZodType>(files: FolderFiles, name: string, schema: S, report: Report): Promise<Sourced<z.output<S>> | undefined> {
  return files.has(name) ? readYamlFile(files, name, schema, report) : undefined;
}
