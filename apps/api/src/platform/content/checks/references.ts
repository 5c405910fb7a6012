import type { Language } from '@parral/api-spec/languages';
import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import { advice } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt, type Sourced } from '../reading/yaml-source.ts';

/** The languages that a folder is written in: those of its brands, in their order; undefined when they could not be read. */
export function languagesOf({ brands }: Pick<Sources, 'brands'>): Language[] | undefined {
  return brands && [...new Set(brands.value.brands.flatMap((brand) => brand.languages))];
}

/** The brand whose folder a file of `catalogue/` stands in. */
export function brandFolder(file: string): string {
  return file.split('/')[1] ?? '';
}

/**
 * Names that point at something else in the folder must find it. What cannot be held against a file that had problems of
 * its own is not told as one more.
 *
 * @param isRead whether every file below this path was read without a problem
 */
export function checkReferences(files: FolderFiles, sources: Sources, isRead: (path: string) => boolean, report: Report): void {
  const { brands, experiences, coupons } = sources;
  if (brands === undefined) return;
  checkBrandFolders(files, brands, report);
  const ids = knownBrands(files, sources) ?? [];
  checkWines(files, sources, isRead('club/club.yaml'), report);
  const slugs = wineSlugs(files);
  for (const visit of experiences) {
    if (!ids.includes(visit.value.brand)) report(problemAt(visit, ['brand'], unknownBrand(visit.value.brand, ids)));
    for (const [index, { wine }] of visit.value.wines.entries())
      if (!slugs.includes(wine)) report(problemAt(visit, ['wines', index, 'wine'], noWine(wine, slugs)));
  }
  for (const [at, { errorPages = {} }] of brands.value.brands.entries())
    for (const [page, said] of Object.entries(errorPages))
      for (const [index, { wine }] of (said?.ways ?? []).entries())
        if (!slugs.includes(wine)) report(problemAt(brands, ['brands', at, 'errorPages', page, 'ways', index, 'wine'], noWine(wine, slugs)));
  for (const [at, coupon] of (coupons?.value.coupons ?? []).entries())
    for (const [index, brand] of (coupon.brands ?? []).entries())
      if (!ids.includes(brand) && coupons !== undefined) report(problemAt(coupons, ['coupons', at, 'brands', index], unknownBrand(brand, ids)));
  checkVouchers(sources, ids, isRead('experiences/'), report);
  checkGiftMails(files, sources, report);
  checkSelection(files, sources, ids, report);
  if (isRead('pages/')) checkMenus(sources, report);
}

/** Folders that belong to a brand by their place, with a file of each. */
function brandFolders(files: FolderFiles): Map<string, string> {
  const inside = files.names.filter((name) => /^(?:pages\/(?!partials\/)|catalogue\/)[^/]+\//.test(name));
  return new Map(inside.toReversed().map((name) => [brandFolder(name), name]));
}

/**
 * The names of brands that a file may use: those of brands.yaml, and those of folders. A folder whose brand is missing is told once by
 * `checkReferences`, and not again by everything that names it. undefined: brands.yaml itself could not be read.
 */
export function knownBrands(files: FolderFiles, { brands }: Pick<Sources, 'brands'>): string[] | undefined {
  return brands && [...new Set([...brands.value.brands.map(({ id }) => id), ...brandFolders(files).keys()])];
}

/** Each brand has a folder of pages, and each folder of pages and wines a brand. */
function checkBrandFolders(files: FolderFiles, brands: NonNullable<Sources['brands']>, report: Report): void {
  const ids = brands.value.brands.map(({ id }) => id);
  const unknown = [...brandFolders(files)].filter(([folder]) => !ids.includes(folder));
  const homeless = ids.filter((id) => !files.names.some((name) => name.startsWith(`pages/${id}/`)));
  const names = unknown.map(([folder]) => folder);
  for (const id of homeless) report(problemAt(brands, ['brands', ids.indexOf(id), 'id'], `there is no folder pages/${id}: ${advice(id, names, 'the README')}`));
  // Where a brand has lost its folder, the folder without a brand is most likely the same slip.
  if (homeless.length === 0)
    for (const [folder, file] of unknown) report({ file, line: 1, field: '', message: `stands in the folder of another brand: ${unknownBrand(folder, ids)}` });
}

/** Vouchers and gifts: their brand, and the visit of that brand where they are for one. */
function checkVouchers({ vouchers, gifts, experiences }: Sources, brandIds: string[], allVisitsRead: boolean, report: Report): void {
  const check = (source: Sourced<unknown>, path: PropertyKey[], { brand, experience }: { brand: string; experience?: string | undefined }) => {
    const visits = experiences.filter((visit) => visit.value.brand === brand).map((visit) => visit.value.slug);
    if (!brandIds.includes(brand)) report(problemAt(source, [...path, 'brand'], unknownBrand(brand, brandIds)));
    else if (allVisitsRead && experience !== undefined && !visits.includes(experience))
      report(problemAt(source, [...path, 'experience'], `${brand} has no visit with the slug "${experience}": ${advice(experience, visits, 'experiences/')}`));
  };
  for (const [at, entry] of (vouchers?.value.vouchers ?? []).entries()) if (vouchers !== undefined) check(vouchers, ['vouchers', at], entry);
  for (const [at, entry] of (gifts?.value.gifts ?? []).entries()) if (gifts !== undefined) check(gifts, ['gifts', at], entry);
}

/** Where gifts are sold, the mail that brings them must be there. */
function checkGiftMails(files: FolderFiles, { brands, gifts }: Sources, report: Report): void {
  if (gifts === undefined || gifts.value.gifts.length === 0) return;
  for (const language of languagesOf({ brands }) ?? [])
    if (!files.has(`mail/gift-vouchers.${language}.liquid`))
      report(problemAt(gifts, ['gifts'], `gifts are sent by mail/gift-vouchers.${language}.liquid, which is missing: create it`));
}

/** The wines of the club's catalogue, by brand. */
function checkSelection(files: FolderFiles, { club }: Sources, brandIds: string[], report: Report): void {
  if (club === undefined) return;
  const slugs = wineSlugs(files);
  for (const [brand, chosen] of Object.entries(club.value.highlighted)) {
    if (!brandIds.includes(brand)) report(problemAt(club, ['highlighted', brand], unknownBrand(brand, brandIds)));
    for (const [index, slug] of chosen.entries()) if (!slugs.includes(slug)) report(problemAt(club, ['highlighted', brand, index], noWine(slug, slugs)));
  }
}

function wineSlugs(files: FolderFiles): string[] {
  return files.names.filter((name) => name.startsWith('catalogue/')).map((name) => name.replace(/^.*\/|\.yaml$/g, ''));
}

function noWine(slug: string, slugs: readonly string[]): string {
  return `there is no wine with the slug "${slug}": ${advice(slug, slugs, 'catalogue/')}`;
}

function checkWines(files: FolderFiles, { wines, cases, club }: Sources, isClubRead: boolean, report: Report): void {
  const slugs = wineSlugs(files);
  const known = new Set(slugs);
  for (const one of cases)
    for (const [index, other] of one.value.related.entries()) if (!known.has(other)) report(problemAt(one, ['related', index], noWine(other, slugs)));
  for (const wine of wines) {
    const { slug, related } = wine.value;
    const file = wine.file.replace(/^.*\/|\.yaml$/g, '');
    for (const [at, { perMember }] of wine.value.variants.entries())
      if (isClubRead && perMember !== undefined && (club?.value.seasons.length ?? 0) === 0)
        report(problemAt(wine, ['variants', at, 'perMember'], 'is counted by season, and club/club.yaml has no seasons: add one there'));
    if (file !== slug) report(problemAt(wine, ['slug'], `expected the name of the file, ${file}, got "${slug}": rename one of the two`));
    for (const [index, other] of related.entries())
      if (other === slug) report(problemAt(wine, ['related', index], 'a wine is not its own relative: name another'));
      else if (!known.has(other)) report(problemAt(wine, ['related', index], noWine(other, slugs)));
  }
}

const menus = ['navigation', 'clubNavigation', 'footerNavigation', 'legalNavigation'] as const;

function checkMenus({ brands, pages }: Sources, report: Report): void {
  for (const [at, brand] of (brands?.value.brands ?? []).entries()) {
    if (!pages.some((page) => page.brand === brand.id)) continue;
    const keys = [...new Set(pages.filter((page) => page.brand === brand.id && !page.route.includes(':')).map((page) => page.front.value.key))];
    for (const menu of menus)
      for (const [index, { page }] of brand[menu].entries())
        if (brands !== undefined && page !== undefined && !keys.includes(page))
          report(
            problemAt(
              brands,
              ['brands', at, menu, index, 'page'],
              `there is no page with the key "${page}" in pages/${brand.id}: ${advice(page, keys, `pages/${brand.id}`)}`,
            ),
          );
  }
}

function unknownBrand(written: string, ids: readonly string[]): string {
  return `there is no brand "${written}": ${advice(written, ids, 'brands.yaml')}`;
}
