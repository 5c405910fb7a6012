import { isPhotograph, pictureName } from '@parral/rules';
import type { Site } from '../http/app.ts';

/** A picture of the estate folder, with its size in px as it stands upright. */
export type SitePicture = Site['pictures'][number];

/**
 * The picture that a name means: `hero.jpg` is that file; `hero` is the photograph of that name, or else the drawing. `folder`: that of
 * `images/`, the brand's own when left out. Null where the estate has none.
 */
export function pictureOf({ brand, pictures }: Pick<Site, 'brand' | 'pictures'>, name: string, folder = brand): SitePicture | null {
  const address = `/images/${folder}/${name}`;
  const exact = pictures.find(({ src }) => src === address);
  if (exact || name.includes('.')) return exact ?? null;
  const called = pictures.filter(({ src }) => pictureName(src) === address);
  return called.find(({ src }) => isPhotograph(src)) ?? called[0] ?? null;
}

/** A picture that fills a page from edge to edge, and its crop for phones and narrow columns (`<name>-phone`) where there is one of the same kind. */
export interface Scene {
  wide: SitePicture;
  narrow: SitePicture | null;
}

/** The scene that a visit's picture is; null where the brand has no such picture of its own. */
export function sceneOf(site: Pick<Site, 'brand' | 'pictures'>, picture: string | null): Scene | null {
  const file = picture?.split('/').at(-1);
  const wide = file === undefined ? null : pictureOf(site, file);
  if (wide === null || file === undefined) return null;
  const narrow = pictureOf(site, `${pictureName(file)}-phone`);
  return { wide, narrow: narrow && isPhotograph(narrow.src) === isPhotograph(wide.src) ? narrow : null };
}

/** The scenes of visits, by the visit's id; of those alone whose picture is one of the brand's own. */
export function scenesOf(site: Pick<Site, 'brand' | 'pictures'>, visits: readonly { id: string; picture: string | null }[]): Record<string, Scene> {
  return Object.fromEntries(
    visits.flatMap(({ id, picture }) => {
      const scene = sceneOf(site, picture);
      return scene ? [[id, scene] as const] : [];
    }),
  );
}
