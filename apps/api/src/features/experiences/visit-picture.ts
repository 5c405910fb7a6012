import { type Experience, fileOf } from '../../platform/content/index.ts';

/** Path of a visit's picture; null where it has none. */
export function visitPicture({ brand, picture }: Pick<Experience, 'brand' | 'picture'>): string | null {
  return picture === undefined ? null : `/${fileOf(picture, brand)}`;
}
