import { brandFolder } from './references.ts';
import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';
import type { ImageSize } from '../templates/image-size.ts';
import { partialFile } from '../templates/check-template.ts';

const inTemplate = /\/images\/[A-Za-z0-9_./-]+|\bimage:\s*(['"])([^'"]+)\1/g;

/** Every picture that a page, a visit or a wine names must be a file of `images/`. */
export function checkImages(files: FolderFiles, { pages, experiences, wines, partials }: Sources, report: Report): void {
  for (const page of pages) checkText(files, { file: page.front.file, text: page.template, linesAbove: page.linesAbove, brand: page.brand }, report);
  for (const [name, text] of Object.entries(partials)) checkText(files, { file: partialFile(name), text, linesAbove: 0, brand: '' }, report);
  for (const visit of experiences) {
    const { brand, picture } = visit.value;
    if (picture !== undefined && !files.has(fileOf(picture, brand))) report(problemAt(visit, ['picture'], missing(fileOf(picture, brand))));
  }
  for (const wine of wines) {
    const named = [
      [['picture'], wine.value.picture] as const,
      ...wine.value.variants.map(({ picture }, at) => [['variants', at, 'picture'], picture] as const),
    ];
    for (const [path, picture] of named) {
      const file = picture === undefined ? undefined : fileOf(picture, brandFolder(wine.file));
      if (file !== undefined && !files.has(file)) report(problemAt(wine, path, missing(file)));
    }
  }
}

/** The sign in the footer must be a picture whose size is known, so that the footer keeps its room. */
export function checkFundingLogos({ brands }: Sources, sizeOf: (address: string) => ImageSize | null, report: Report): void {
  for (const [index, brand] of (brands?.value.brands ?? []).entries()) {
    const file = brand.fundingLogo && fileOf(brand.fundingLogo.picture, brand.id);
    if (brands && file && sizeOf(`/${file}`) === null)
      report(
        problemAt(
          brands,
          ['brands', index, 'fundingLogo', 'picture'],
          `there is no picture ${file} that says its width and height: put it there, or correct the name`,
        ),
      );
  }
}

/** The file of a picture: a path from `/images/`, or a name as it stands in the brand's own folder. */
export function fileOf(picture: string, brand: string): string {
  if (picture.startsWith('/')) return picture.slice(1);
  return picture.includes('.') ? `images/${brand}/${picture}` : `images/${brand}/${picture}.svg`;
}

function checkText(
  files: FolderFiles,
  { file, text, linesAbove, brand }: { file: string; text: string; linesAbove: number; brand: string },
  report: Report,
): void {
  for (const [index, line] of text.split('\n').entries())
    for (const found of line.matchAll(inTemplate)) {
      const image = fileOf(found[2] ?? found[0], brand);
      if (!files.has(image)) report({ file, line: index + 1 + linesAbove, column: found.index + 1, field: 'image', message: missing(image) });
    }
}

function missing(image: string): string {
  return `there is no file ${image}: put the picture there, or correct the name`;
}
