import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { themePictures } from '@parral/ui/themes/pictures';
import { clubThemes } from '@parral/ui/themes/registry';
import { parse } from 'yaml';

/** A brand, and the theme that draws for it. */
export interface BrandLook {
  id: string;
  theme: string;
}

type Draw = () => string;

/** The brands of an estate folder; one with a theme of the folder's own is drawn by the theme that this one is based on. */
export function brandLooks(folder: string): BrandLook[] {
  const { brands } = parse(readFileSync(join(folder, 'brands.yaml'), 'utf8')) as { brands: BrandLook[] };
  return brands.map(({ id, theme }) => {
    const own = join(folder, 'themes', theme, 'theme.yaml');
    return { id, theme: existsSync(own) ? (parse(readFileSync(own, 'utf8')) as { base: string }).base : theme };
  });
}

/**
 * Every picture that the looks of an estate draw, by its path under `images/`: those of each brand, how it is shown on the club's
 * pages, and those of the club itself. A drawing takes no input but its composition: calling it again gives the same bytes.
 */
export function picturesOf(brands: readonly BrandLook[]): Record<string, Draw> {
  const drawn = brands.flatMap(({ id, theme }) => {
    const { brand = {}, club = {} } = themePictures[theme] ?? {};
    return [...named(brand, `${id}/`), ...named(club, `club/${id}-`)];
  });
  return Object.fromEntries([...drawn, ...named(themePictures[clubThemes[0]]?.brand ?? {}, 'club/')]);
}

const named = (drawings: Readonly<Record<string, Draw>>, prefix: string) =>
  Object.entries(drawings).map(([name, draw]): [string, Draw] => [`${prefix}${name}.svg`, draw]);

/**
 * Writes drawings below `images/` of an estate folder and tells the path of each.
 *
 * @param anew also those that are there already; otherwise what the estate has of its own, drawn or photographed, stays
 */
export function writePictures(folder: string, pictures: Readonly<Record<string, Draw>>, { anew }: { anew: boolean }): string[] {
  const photographs = ['avif', 'jpg', 'png', 'webp'].map((ending) => (path: string) => path.replace(/svg$/, ending));
  const isThere = (path: string) => [path, ...photographs.map((named) => named(path))].some((name) => existsSync(join(folder, 'images', name)));
  const wanted = Object.entries(pictures).filter(([path]) => anew || !isThere(path));
  for (const [path, draw] of wanted) {
    const file = join(folder, 'images', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, draw());
  }
  return wanted.map(([path]) => path);
}
