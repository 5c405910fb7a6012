/** Widths in px that photographs of the estate folder are served in; none is made wider than it is. */
export const pictureWidths = [480, 960, 1440] as const;
/** The formats they are served in, the smaller first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureFormat = (typeof pictureFormats)[number];
export interface PictureVariant {
  width: (typeof pictureWidths)[number];
  format: PictureFormat;
}

/** What a `<source>` needs. */
export interface PictureSource {
  type: `image/${PictureFormat}`;
  srcSet: string;
}

/** Whether an address is that of a photograph of the estate folder: drawings (SVG) and what stands elsewhere are shown as they are. */
export function isPhotograph(address: string): boolean {
  return /^\/images\/[^?#]+\.(?:jpe?g|png|webp|avif)$/i.test(address);
}

/**
 * The point of a picture that stays in view where its room is cut, in per cent from the left and from the top: its file's name ends in
 * it, `patio--30-60.jpg`. Null for one that says none.
 */
export function focusOf(address: string): { x: number; y: number } | null {
  const [, x, y] = /--(\d{1,3})-(\d{1,3})\.[a-z]+$/i.exec(address) ?? [];
  return x === undefined || y === undefined || Number(x) > 100 || Number(y) > 100 ? null : { x: Number(x), y: Number(y) };
}

/** A picture's name without ending and focus: what it is called where any ending will do. */
export function pictureName(address: string): string {
  return address.replace(/\.[a-z0-9]+$/i, '').replace(/--\d{1,3}-\d{1,3}$/, '');
}

/** What the picture is called that a wine stands on: in `images/<brand>/`, a drawing or a photograph. */
export function stagePicture(stage: string): string {
  return stage === 'terrace' ? stage : `strata-${stage}`;
}

/** The address of one variant. */
export function variantAddress(address: string, { width, format }: PictureVariant): string {
  return `${address}?w=${width}&f=${format}`;
}

/** The variant that an address's query asks for, as `?w=960&f=avif`; null for none of those that are made. */
export function variantIn(search: string): PictureVariant | null {
  const query = new URLSearchParams(search);
  const width = pictureWidths.find((one) => String(one) === query.get('w'));
  const format = pictureFormats.find((one) => one === query.get('f'));
  return width === undefined || format === undefined ? null : { width, format };
}

/** The sources of a photograph's `<picture>`, by format; none for a drawing. `own`: its own width in px, where it is known, above which nothing is asked for. */
export function pictureSources(address: string, own = Infinity): PictureSource[] {
  if (!isPhotograph(address)) return [];
  const enough = pictureWidths.findIndex((width) => width >= own);
  const widths = enough < 0 ? pictureWidths : pictureWidths.slice(0, enough + 1);
  return pictureFormats.map((format) => ({
    type: `image/${format}` as const,
    srcSet: widths.map((width) => `${variantAddress(address, { width, format })} ${Math.min(width, own)}w`).join(', '),
  }));
}
