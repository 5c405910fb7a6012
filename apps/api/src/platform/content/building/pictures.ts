import { isPhotograph, pictureName } from '@parral/rules';
import type { FolderFiles } from '../reading/folder-files.ts';
import type { ImageSize } from '../templates/image-size.ts';

/** A picture of the folder: its address on the site, its size in px as it stands upright. */
export interface SitePicture extends ImageSize {
  src: string;
}

/** The pictures of a folder, by the names that its texts call them by. */
export interface Pictures {
  /** The one that a text of a brand means; null where it is not there, or no picture. */
  named(picture: string, brand: string): SitePicture | null;
  /** Those directly in these folders of `images/`. */
  directlyIn(folders: readonly string[]): SitePicture[];
}

/** @param sizes of all pictures by their address, see `readPictureSizes` */
export function picturesOf(files: FolderFiles, sizes: ReadonlyMap<string, ImageSize>): Pictures {
  const all = [...sizes].map(([src, size]): SitePicture => ({ src, ...size }));
  return {
    named: (picture, brand) => {
      const src = `/${fileOf(picture, brand, files)}`;
      const size = sizes.get(src);
      return size === undefined ? null : { src, ...size };
    },
    directlyIn: (folders) => all.filter(({ src }) => folders.some((folder) => src.startsWith(`/images/${folder}/`) && src.split('/').length === 4)),
  };
}

/**
 * The file of a picture: a path from `/images/`, or a name as it stands in the brand's own folder. A name without an ending is that of
 * the photograph, or else of the drawing; where neither is there, of the drawing that should be.
 */
export function fileOf(picture: string, brand: string, files: Pick<FolderFiles, 'names'>): string {
  if (picture.startsWith('/')) return picture.slice(1);
  const file = `images/${brand}/${picture}`;
  return picture.includes('.') ? file : (filesByName(files).get(file) ?? `${file}.svg`);
}

const known = new WeakMap<Pick<FolderFiles, 'names'>, ReadonlyMap<string, string>>();

/** The files of `images/` by their names without ending and focus; of several, the photograph. */
function filesByName(files: Pick<FolderFiles, 'names'>): ReadonlyMap<string, string> {
  const before = known.get(files);
  if (before) return before;
  const pictures = files.names.filter((name) => name.startsWith('images/') && (name.endsWith('.svg') || isPhotograph(`/${name}`)));
  const found = new Map(
    [...pictures.filter((name) => name.endsWith('.svg')), ...pictures.filter((name) => !name.endsWith('.svg'))].map((name) => [pictureName(name), name]),
  );
  known.set(files, found);
  return found;
}
