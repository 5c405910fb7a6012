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
