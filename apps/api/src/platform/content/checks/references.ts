import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import { nearest } from '../reading/nearest.ts';
import type { Sources } from '../reading/sources.ts';
import { languages } from '../schemas/text.ts';
import { problemAt, type Sourced } from '../reading/yaml-source.ts';

/** The brand whose folder a file of `catalogue/` stands in. */
export function brandFolder(file: string): string {
  return file.split('/')[1] ?? '';
}

/**
 * Names that point at something else in the folder must find it.
 *
 * @param allPagesRead false when a page had problems of its own: then the menus are not held against the pages
 */
export function checkReferences(files: FolderFiles, sources: Sources, allPagesRead: boolean, report: Report): void {
  const { brands, experiences, coupons, pages } = sources;
  if (brands === undefined) return;
  const ids = brands.value.brands.map((brand) => brand.id);
  checkWines(files, sources, ids, report);
  for (const visit of experiences) if (!ids.includes(visit.value.brand)) report(problemAt(visit, ['brand'], unknownBrand(visit.value.brand, ids)));
  for (const [at, coupon] of (coupons?.value.coupons ?? []).entries())
    for (const [index, brand] of (coupon.brands ?? []).entries())
      if (!ids.includes(brand) && coupons !== undefined) report(problemAt(coupons, ['coupons', at, 'brands', index], unknownBrand(brand, ids)));
  checkVouchers(sources, ids, report);
  checkGiftMails(files, sources, report);
  for (const page of pages)
    if (!ids.includes(page.brand))
      report({ ...page.front.at([]), field: '', message: `stands in the folder of another brand: ${unknownBrand(page.brand, ids)}` });
  checkSelection(files, sources, ids, report);
  if (allPagesRead) checkMenus(sources, report);
}

/** Vouchers and gifts: their brand, and the visit of that brand where they are for one. */
function checkVouchers({ vouchers, gifts, experiences }: Sources, brandIds: string[], report: Report): void {
  const check = (source: Sourced<unknown>, path: PropertyKey[], { brand, experience }: { brand: string; experience?: string | undefined }) => {
    const visits = experiences.filter((visit) => visit.value.brand === brand).map((visit) => visit.value.slug);
    if (!brandIds.includes(brand)) report(problemAt(source, [...path, 'brand'], unknownBrand(brand, brandIds)));
    else if (experience !== undefined && !visits.includes(experience))
      report(problemAt(source, [...path, 'experience'], `${brand} has no visit with the slug "${experience}": ${advice(experience, visits, 'experiences/')}`));
  };
  for (const [at, entry] of (vouchers?.value.vouchers ?? []).entries()) if (vouchers !== undefined) check(vouchers, ['vouchers', at], entry);
  for (const [at, entry] of (gifts?.value.gifts ?? []).entries()) if (gifts !== undefined) check(gifts, ['gifts', at], entry);
}

/** Where gifts are sold, the mail that brings them must be there. */
function checkGiftMails(files: FolderFiles, { gifts }: Sources, report: Report): void {
  if (gifts === undefined || gifts.value.gifts.length === 0) return;
  for (const language of languages)
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

function checkWines(files: FolderFiles, { wines, club }: Sources, brandIds: string[], report: Report): void {
  const slugs = wineSlugs(files);
  for (const wine of wines) {
    const { slug, related } = wine.value;
    const file = wine.file.replace(/^.*\/|\.yaml$/g, '');
    const brand = brandFolder(wine.file);
    for (const [at, { perMember }] of wine.value.variants.entries())
      if (perMember !== undefined && (club?.value.seasons.length ?? 0) === 0)
        report(problemAt(wine, ['variants', at, 'perMember'], 'is counted by season, and club/club.yaml has no seasons: add one there'));
    if (!brandIds.includes(brand)) report({ ...wine.at([]), field: '', message: `stands in the folder of another brand: ${unknownBrand(brand, brandIds)}` });
    if (file !== slug) report(problemAt(wine, ['slug'], `expected the name of the file, ${file}, got "${slug}": rename one of the two`));
    for (const [index, other] of related.entries())
      if (other === slug) report(problemAt(wine, ['related', index], 'a wine is not its own relative: name another'));
      else if (!slugs.includes(other)) report(problemAt(wine, ['related', index], noWine(other, slugs)));
  }
}

const menus = ['navigation', 'clubNavigation', 'footerNavigation', 'legalNavigation'] as const;

function checkMenus({ brands, pages }: Sources, report: Report): void {
  for (const [at, brand] of (brands?.value.brands ?? []).entries()) {
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

function advice(written: string, names: readonly string[], where: string): string {
  const close = nearest(written, names);
  return close === undefined ? `see ${where}` : `did you mean "${close}"?`;
}
