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
  const { catalogue, ...rest } = await together({
    brands: readYamlFile(files, 'brands.yaml', brandsFile, report),
    projects: readOptional(files, 'projects.yaml', projectsFile, report),
    videos: readOptional(files, 'videos.yaml', videosFile, report),
    press: readOptional(files, 'press.yaml', pressFile, report),
    redirects: readOptional(files, 'redirects.yaml', redirectsFile, report),
    lists: readOptional(files, 'lists.yaml', listsFile, report),
    shipping: readYamlFile(files, 'shipping.yaml', shippingFile, report),
    catalogue: readCatalogue(files, report),
    experiences: readYamlFiles(files, below(files, 'experiences/'), experienceInFile, report),
    coupons: readOptional(files, 'vouchers/coupons.yaml', couponsFile, report),
    vouchers: readOptional(files, 'vouchers/visits.yaml', vouchersFile, report),
    gifts: readOptional(files, 'vouchers/gifts.yaml', giftsFile, report),
    members: readOptional(files, 'club/members.yaml', membersFile, report),
    club: readOptional(files, 'club/club.yaml', clubFile, report),
    pages: readPages(files, report),
    partials: readPartials(files, report),
    mail: readMail(files, report),
  });
  return { ...rest, ...catalogue };
}

/** What all of them come to, under their names. */
async function together<Parts extends Record<string, Promise<unknown>>>(parts: Parts): Promise<{ [Name in keyof Parts]: Awaited<Parts[Name]> }> {
  const entries = await Promise.all(Object.entries(parts).map(async ([name, part]) => [name, await part] as const));
  return Object.fromEntries(entries) as { [Name in keyof Parts]: Awaited<Parts[Name]> };
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
