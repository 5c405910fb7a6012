import { stagePicture } from '@parral/rules';
import { fileOf, type Pictures } from '../building/pictures.ts';
import { brandFolder } from './references.ts';
import type { Report } from '../problem.ts';
import type { FolderFiles } from '../reading/folder-files.ts';
import type { Sources } from '../reading/sources.ts';
import { problemAt } from '../reading/yaml-source.ts';
import { partialFile } from '../templates/check-template.ts';

const inTemplate = /\/images\/[A-Za-z0-9_./-]+|\bimage:\s*(['"])([^'"]+)\1/g;

/** Every picture that a page, a visit or a wine names must be a file of `images/`. */
export function checkImages(files: FolderFiles, { pages, experiences, wines, cases, partials }: Sources, report: Report): void {
  for (const page of pages) checkText(files, { file: page.front.file, text: page.template, linesAbove: page.linesAbove, brand: page.brand }, report);
  for (const [name, text] of Object.entries(partials)) checkText(files, { file: partialFile(name), text, linesAbove: 0, brand: '' }, report);
  for (const visit of experiences) {
    const { brand, picture, pictures } = visit.value;
    const named = [[['picture'], picture] as const, ...pictures.map((one, at) => [['pictures', at, 'picture'], one.picture] as const)];
    for (const [path, name] of named) {
      const file = name === undefined ? undefined : fileOf(name, brand, files);
      if (file !== undefined && !files.has(file)) report(problemAt(visit, path, missing(file)));
    }
  }
  for (const one of cases)
    for (const [key, picture] of [
      ['picture', one.value.picture],
      ['stage', stagePicture(one.value.stage)],
    ] as const) {
      const file = picture === undefined ? undefined : fileOf(picture, brandFolder(one.file), files);
      if (file !== undefined && !files.has(file)) report(problemAt(one, [key], missing(file)));
    }
  for (const wine of wines) {
    const { picture: own, labelPicture: ownLabel, stage, variants } = wine.value;
    const named = [
      [['picture'], own] as const,
      [['labelPicture'], ownLabel] as const,
      [['stage'], stagePicture(stage)] as const,
      ...variants.flatMap(({ picture, labelPicture }, at) => [
        [['variants', at, 'picture'], picture] as const,
        [['variants', at, 'labelPicture'], labelPicture] as const,
      ]),
    ];
    for (const [path, picture] of named) {
      const file = picture === undefined ? undefined : fileOf(picture, brandFolder(wine.file), files);
      if (file !== undefined && !files.has(file)) report(problemAt(wine, path, missing(file)));
    }
  }
}

/** The sign in the footer must be a picture whose size is known, so that the footer keeps its room. */
export function checkFundingLogos(files: FolderFiles, { brands }: Sources, pictures: Pictures, report: Report): void {
  for (const [index, brand] of (brands?.value.brands ?? []).entries()) {
    const logo = brand.fundingLogo?.picture;
    if (brands && logo && pictures.named(logo, brand.id) === null)
      report(
        problemAt(
          brands,
          ['brands', index, 'fundingLogo', 'picture'],
          `there is no picture ${fileOf(logo, brand.id, files)} that says its width and height: put it there, or correct the name`,
        ),
      );
  }
}

function checkText(
  files: FolderFiles,
  { file, text, linesAbove, brand }: { file: string; text: string; linesAbove: number; brand: string },
  report: Report,
): void {
  for (const [index, line] of text.split('\n').entries())
    for (const found of line.matchAll(inTemplate)) {
      const image = fileOf(found[2] ?? found[0], brand, files);
      if (!files.has(image)) report({ file, line: index + 1 + linesAbove, column: found.index + 1, field: 'image', message: missing(image) });
    }
}

function missing(image: string): string {
  return `there is no file ${image}: put the picture there, or correct the name`;
}
