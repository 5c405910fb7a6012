import type { BlockRules } from './block-rules.ts';
import { buildBrands } from './building/build-brands.ts';
import { buildPage } from './building/build-pages.ts';
import { labelPrintOf } from './building/build-theme.ts';
import { buildCase } from './building/build-case.ts';
import { buildGift, buildWine } from './building/build-products.ts';
import { folderSettings } from './building/folder-settings.ts';
import { hashFolder } from './building/hash-folder.ts';
import { fileOf, type Pictures, picturesOf } from './building/pictures.ts';
import { type PictureCheck, readPictureSizes } from './building/picture-sizes.ts';
import { checkContentLists } from './checks/content-lists.ts';
import { checkDuplicates } from './checks/duplicates.ts';
import { checkFundingLogos, checkImages } from './checks/images.ts';
import { checkMails, checkRequiredMails } from './checks/mails.ts';
import { checkLevels } from './checks/levels.ts';
import { checkCases } from './checks/cases.ts';
import { checkLists } from './checks/lists.ts';
import { checkPagePairs } from './checks/page-pairs.ts';
import { checkRedirects } from './checks/redirects.ts';
import { brandFolder, checkReferences, languagesOf } from './checks/references.ts';
import { checkTemplateReferences } from './checks/template-references.ts';
import { checkPageTemplates, type BuiltPage } from './checks/templates.ts';
import { checkThemes } from './checks/themes.ts';
import { checkTexts } from './checks/texts.ts';
import { checkUnreadFiles } from './checks/unread-files.ts';
import type { Estate, Page } from './estate.ts';
import type { BrandInFile } from './schemas/brand.ts';
import { noClub } from './schemas/club.ts';
import { noLists } from './schemas/lists.ts';
import { deliveryTimeOf } from './delivery/delivery-words.ts';
import { levelsNamed } from './templates/page-context.ts';
import { sortProblems, type Problem, type Report } from './problem.ts';
import { openFolder, type FolderFiles } from './reading/folder-files.ts';
import { mailOf } from './reading/read-mail.ts';
import { readThemes, type Themes } from './reading/read-themes.ts';
import { readSources, type Sources } from './reading/sources.ts';
import { problemAt } from './reading/yaml-source.ts';
import { fillImageSizes, type ImageSize } from './templates/image-size.ts';
import type { ThemeRules } from './theme-rules.ts';

export type EstateReading = { ok: true; estate: Estate } | { ok: false; problems: Problem[] };

export interface ReadingOptions {
  blocks?: BlockRules | undefined;
  themes?: ThemeRules | undefined;
  pictures?: PictureCheck;
  /** true: the folder of an estate that sells in earnest, in which no password stands in the clear. */
  inProduction?: boolean;
}

/**
 * Reads and checks a whole estate folder. Nothing is written.
 *
 * @param folder path of the folder
 * @param options.blocks what the front ends say of the blocks in templates; without it they are not checked
 * @param options.themes what the design system says of themes; without it a folder with themes of its own is refused
 * @param options.inProduction whether passwords of members are refused
 * @param options.pictures whether photographs are read whole, as a check does, or by their head alone
 * @returns the estate, or every problem found, in the order of files and lines
 * @throws Error when the folder itself cannot be opened
 */
export async function readEstateFolder(folder: string, options: ReadingOptions = {}): Promise<EstateReading> {
  return readEstate(await open(folder), options);
}

/** The same for files that are already listed. */
export async function readEstate(files: FolderFiles, options: ReadingOptions = {}): Promise<EstateReading> {
  const { blocks, themes: rules, pictures: pictureCheck = 'head', inProduction = false } = options;
  const problems: Problem[] = [];
  const report = (problem: Problem) => void problems.push(problem);
  const sources = await readSources(files, report);
  const broken = problems.map(({ file }) => file);
  const isRead = (path: string) => !broken.some((file) => file.startsWith(path));
  const themes = await readThemes(files, rules, report);
  checkThemes(sources, themes, rules, report);
  if (isRead('pages/')) checkPagePairs(sources, report);
  checkUnreadFiles(files, report);
  checkDuplicates(sources, report);
  checkReferences(files, sources, isRead, report);
  checkCases(sources, isRead('catalogue/'), report);
  checkLevels(sources, isRead, report);
  if (inProduction) checkPasswords(sources, report);
  checkLists(sources, isRead, report);
  if (isRead('pages/') && isRead('catalogue/')) {
    checkTemplateReferences(sources, report);
    checkRedirects(files, sources, report);
  }
  checkContentLists(files, sources, report);
  checkImages(files, sources, report);
  checkTexts(sources, report);
  checkRequiredMails(
    files,
    languagesOf(sources) ?? [],
    { hasVisits: sources.experiences.length > 0, takesGroups: sources.pages.some(({ front }) => front.value.key === 'group-request') },
    report,
  );
  checkMails(sources.mail, report);
  const sizes = await readPictureSizes(files, pictureCheck, report);
  const sizeOf = (address: string) => sizes.get(address) ?? null;
  const pictures = picturesOf(files, sizes);
  checkFundingLogos(files, sources, pictures, report);
  const pages = buildPages(sources, { themes, pictures, sizeOf });
  const partials = Object.fromEntries(Object.entries(sources.partials).map(([name, template]) => [name, fillImageSizes(template, sizeOf)]));
  // What is wrong with the club's own file is said once, there: until it is read, its levels are those that templates name.
  const levels = isRead('club/club.yaml')
    ? (sources.club?.value ?? noClub).levels
    : levelsNamed([...pages.map(({ page }) => page.template), ...Object.values(partials)]);
  checkPageTemplates(pages, { partials, deliveryTime: deliveryTimeOf(sources.shipping?.value), levels }, blocks, report);
  const estate =
    problems.length === 0
      ? await buildEstate(
          files,
          { ...sources, partials },
          pages.map(({ page }) => page),
          { pictures, themes },
        )
      : undefined;
  return estate === undefined ? { ok: false, problems: sortProblems(problems) } : { ok: true, estate };
}

function checkPasswords({ members }: Sources, report: Report): void {
  for (const [at, { password }] of members?.value.members.entries() ?? [])
    if (members !== undefined && password !== undefined)
      report(problemAt(members, ['members', at, 'password'], 'stands here in the clear: leave it out, the member chooses one at /login, "forgotten password"'));
}

async function open(folder: string): Promise<FolderFiles> {
  try {
    return await openFolder(folder);
  } catch (error) {
    throw new Error(`The estate folder ${folder} cannot be opened. Create it, or set ESTATE_FOLDER to the right one.`, { cause: error });
  }
}

function buildPages(
  sources: Sources,
  { themes, pictures, sizeOf }: { themes: Themes; pictures: Pictures; sizeOf: (address: string) => ImageSize | null },
): BuiltPage[] {
  const inFile = sources.brands?.value.brands ?? [];
  const brands = buildBrands(inFile, { pages: sources.pages, pictures, themes });
  return sources.pages.flatMap((source) => {
    const index = inFile.findIndex((brand) => brand.id === source.brand);
    const [own, brand] = [inFile[index], brands[index]];
    if (own === undefined || brand === undefined) return [];
    return [{ source, brand, page: buildPage(source, sources.pages, own, sizeOf) }];
  });
}

async function buildEstate(
  files: FolderFiles,
  sources: Sources,
  pages: Page[],
  { pictures, themes }: { pictures: Pictures; themes: Themes },
): Promise<Estate | undefined> {
  const { brands, shipping } = sources;
  if (brands === undefined || shipping === undefined) return undefined;
  const lists = sources.lists?.value ?? noLists();
  const printOf = (brand: BrandInFile) => labelPrintOf(brand, themes.named(brand.theme));
  const brandOf = new Map(brands.value.brands.map((brand) => [brand.id, brand]));
  const ofBrand = (file: string) => {
    const brand = brandOf.get(brandFolder(file));
    return brand && { id: brand.id, print: printOf(brand) };
  };
  const wines = sources.wines.flatMap(({ file, value }) => {
    const brand = ofBrand(file);
    return brand === undefined ? [] : [buildWine(value, { brand, formats: lists.bottleFormats, pictures })];
  });
  const bottles = new Map(wines.flatMap(({ variants }) => variants.map((variant) => [variant.sku, variant] as const)));
  const cases = sources.cases.flatMap(({ file, value }) => {
    const brand = ofBrand(file);
    return brand === undefined ? [] : [buildCase(value, { brand, bottles, pictures })];
  });
  return {
    hash: await hashFolder(files),
    brands: buildBrands(brands.value.brands, { pages: sources.pages, redirects: sources.redirects?.value.redirects, pictures, themes }),
    shipping: {
      ...shipping.value,
      countries: shipping.value.countries.map((country) => {
        const freeFrom = country.freeFrom === undefined ? shipping.value.freeFrom : country.freeFrom;
        const days = country.days ?? shipping.value.days;
        return {
          ...country,
          freeFrom,
          days,
          zones: country.zones.map((zone) => ({ price: country.price, days, ...zone, freeFrom: zone.freeFrom === undefined ? freeFrom : zone.freeFrom })),
        };
      }),
    },
    lists,
    settings: folderSettings(sources),
    wines: [...wines, ...cases].sort((a, b) => a.brand.localeCompare(b.brand) || a.position - b.position),
    experiences: sources.experiences
      .map(({ value }) => {
        const address = (picture: string) => `/${fileOf(picture, value.brand, files)}`;
        const pictures = value.pictures.map((one) => ({ ...one, picture: address(one.picture) }));
        return { ...value, picture: value.picture && address(value.picture), pictures };
      })
      .sort((a, b) => a.brand.localeCompare(b.brand) || a.position - b.position),
    coupons: placed(sources.coupons?.value.coupons, (at) => sources.coupons?.at(['coupons', at])),
    projects: sources.projects?.value ?? { categories: [], projects: [] },
    videos: sources.videos?.value ?? { categories: [], videos: [] },
    press: sources.press?.value ?? { categories: [], articles: [] },
    couponsEnabled: sources.coupons?.value.enabled ?? true,
    gifts: (sources.gifts?.value.gifts ?? []).flatMap((gift) => {
      const brand = brandOf.get(gift.brand);
      return brand === undefined ? [] : [buildGift(gift, printOf(brand), new Map(sources.experiences.map(({ value }) => [value.slug, String(value.id)])))];
    }),
    vouchers: placed(sources.vouchers?.value.vouchers, (at) => sources.vouchers?.at(['vouchers', at])),
    members: sources.members?.value.members ?? [],
    club: sources.club?.value ?? noClub,
    pages,
    partials: sources.partials,
    mail: mailOf(sources.mail, languagesOf(sources) ?? []),
  };
}

/** Each with the place that it stands in. */
function placed<T>(list: readonly T[] = [], placeOf: (at: number) => { file: string; line?: number | undefined } | undefined) {
  return list.map((one, at) => {
    const { file = '', line = 1 } = placeOf(at) ?? {};
    return { ...one, place: { file, line } };
  });
}
