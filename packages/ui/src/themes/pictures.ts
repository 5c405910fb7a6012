/** A drawing as the text of an SVG file; it takes nothing but its composition, so it is the same every time. */
export type DrawPicture = () => string;

/** The drawings of a look, by the name that templates call them by. */
export interface ThemePictures {
  /** `images/<brand>/<name>.svg` of a brand with this theme; of the club's theme, `images/club/<name>.svg` */
  brand: Readonly<Record<string, DrawPicture>>;
  /** how the brand is shown on the club's pages: `images/club/<brand>-<name>.svg` */
  club: Readonly<Record<string, DrawPicture>>;
}
