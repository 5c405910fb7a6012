import { isPhotograph, pictureName } from '@parral/rules';
import { pictureOf, type SitePicture } from '@parral/site/render';

/** A visit's picture, and its crop for phones and narrow columns (`<name>-phone`) where there is one of the same kind. */
export interface Scene {
  wide: SitePicture;
  narrow: SitePicture | null;
}

/** The scene that a visit's picture is; null where the brand has no such picture of its own. */
export function sceneOf(site: Parameters<typeof pictureOf>[0], picture: string | null): Scene | null {
  const file = picture?.split('/').at(-1);
  const wide = file === undefined ? null : pictureOf(site, file);
  if (wide === null || file === undefined) return null;
  const narrow = pictureOf(site, `${pictureName(file)}-phone`);
  return { wide, narrow: narrow && isPhotograph(narrow.src) === isPhotograph(wide.src) ? narrow : null };
}
